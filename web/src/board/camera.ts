// What part of the map is seen: screen = scale * map + (x, y). Pure; gestures.ts moves it.
import type { Box, Point } from './geometry';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const closest = 6; // times the fitting scale

export function fit(box: Box, size: Size): Camera {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const scale = Math.max(Math.min(size.width / width, size.height / height), 1e-3);
  return {
    scale,
    x: (size.width - scale * width) / 2 - scale * box.left,
    y: (size.height - scale * height) / 2 - scale * box.top,
  };
}

export const toMap = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

// Not farther away than the whole board, and the board never out of sight.
export function within(camera: Camera, box: Box, size: Size): Camera {
  const whole = fit(box, size);
  const scale = Math.min(Math.max(camera.scale, whole.scale), closest * whole.scale);
  const keep = (offset: number, low: number, high: number, room: number, centred: number) => {
    const extent = scale * (high - low);
    if (extent <= room) return centred + ((whole.scale - scale) * (low + high)) / 2;
    return Math.min(Math.max(offset, room - scale * high), -scale * low);
  };
  return {
    scale,
    x: keep(camera.x, box.left, box.right, size.width, whole.x),
    y: keep(camera.y, box.top, box.bottom, size.height, whole.y),
  };
}

// Nearer by a factor; what is under the point stays there.
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  return {
    scale: camera.scale * factor,
    x: at.x - factor * (at.x - camera.x),
    y: at.y - factor * (at.y - camera.y),
  };
}

export const moved = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

// The point in the middle.
export const focusedOn = ({ scale }: Camera, at: Point, size: Size): Camera => ({
  scale,
  x: size.width / 2 - scale * at.x,
  y: size.height / 2 - scale * at.y,
});

export const sees = (camera: Camera, at: Point, size: Size, margin = 24): boolean => {
  const x = camera.scale * at.x + camera.x;
  const y = camera.scale * at.y + camera.y;
  return x > margin && y > margin && x < size.width - margin && y < size.height - margin;
};
