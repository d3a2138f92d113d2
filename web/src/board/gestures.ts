// Turns pointers and the wheel over an element into pans, zooms and taps.
import { distance, type Point } from './geometry';

export interface Gestures {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  tap(at: Point, target: Element): void;
  doubleTap(at: Point): void;
  hover(at: Point | null, target?: Element): void;
  patient(): boolean; // a tap is told once it can be no double tap
}

const slop = 7; // px that a finger may slip in a tap
const doubleTapMs = 320;

export function gestures(node: Element, on: Gestures): () => void {
  const down = new Map<number, Point>();
  let start: Point | null = null; // of a tap that may still be one
  let lastTap = { at: { x: -99, y: -99 }, time: -Infinity };
  let waiting: ReturnType<typeof setTimeout> | undefined; // of a tap that is not told yet
  const listening = new AbortController();

  const place = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function pressed(event: PointerEvent) {
    if (event.button !== 0) return;
    if (event.isPrimary) down.clear(); // what was released elsewhere is up
    down.set(event.pointerId, place(event));
    start = down.size === 1 ? place(event) : null;
  }

  function slid(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.buttons === 0) down.clear();
    const before = down.get(event.pointerId);
    const now = place(event);
    if (before === undefined) {
      if (event.pointerType === 'mouse') on.hover(now, event.target as Element);
      return;
    }
    if (start !== null && distance(start, now) < slop) return;
    if (start !== null) {
      start = null;
      node.setPointerCapture(event.pointerId);
    }
    down.set(event.pointerId, now);
    if (down.size === 1) on.pan(now.x - before.x, now.y - before.y);
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)![1];
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      on.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      on.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle);
    }
  }

  function lifted(event: PointerEvent) {
    if (!down.delete(event.pointerId) || start === null || event.type === 'pointercancel') return;
    const at = start;
    start = null;
    const again = event.timeStamp - lastTap.time < doubleTapMs && distance(at, lastTap.at) < 3 * slop;
    lastTap = { at, time: again ? -Infinity : event.timeStamp };
    clearTimeout(waiting);
    const tap = () => on.tap(at, event.target as Element);
    if (again) on.doubleTap(at);
    else if (on.patient()) waiting = setTimeout(tap, doubleTapMs);
    else tap();
  }

  function wheeled(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    on.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
  }

  const { signal } = listening;
  const listen = (type: string, handler: (event: never) => void, passive = true) =>
    node.addEventListener(type, handler as EventListener, { signal, passive });
  listen('pointerdown', pressed);
  listen('pointermove', slid);
  listen('pointerup', lifted);
  listen('pointercancel', lifted);
  listen('pointerleave', () => on.hover(null));
  listen('wheel', wheeled, false);
  return () => {
    clearTimeout(waiting);
    listening.abort();
  };
}
