// Fingers, mouse and wheel as pans, zooms and taps, on an element that is none.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Point } from './geometry';
import { gestures } from './gestures';

class Pane extends EventTarget {
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = () => undefined;
}

let pane: Pane;
let heard: string[];
let clock = 0;
let patient = false;
const near = (at: Point) => `${Math.round(at.x)},${Math.round(at.y)}`;

function send(type: string, fields: object = {}) {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, pointerId: 1, pointerType: 'touch', ...fields });
  Object.defineProperty(event, 'timeStamp', { value: clock });
  pane.dispatchEvent(event);
  return event;
}
const at = (x: number, y: number, pointerId = 1) => ({ clientX: x + 100, clientY: y + 50, pointerId });
const tap = (x: number, y: number) => {
  send('pointerdown', at(x, y));
  send('pointerup', at(x, y));
};

beforeEach(() => {
  pane = new Pane();
  heard = [];
  clock = 0;
  gestures(pane as unknown as Element, {
    pan: (dx, dy) => heard.push(`pan ${dx},${dy}`),
    zoom: (factor, point) => heard.push(`zoom ${factor.toFixed(2)} at ${near(point)}`),
    tap: (point) => heard.push(`tap ${near(point)}`),
    doubleTap: (point) => heard.push(`double ${near(point)}`),
    hover: (point) => heard.push(point ? `hover ${near(point)}` : 'gone'),
    patient: () => patient,
  });
});
afterEach(() => {
  patient = false;
  vi.useRealTimers();
});

describe('one finger', () => {
  test('taps, also when it slips a little', () => {
    send('pointerdown', at(10, 20));
    send('pointermove', at(13, 22));
    send('pointerup', at(13, 22));
    expect(heard).toEqual(['tap 10,20']);
  });

  test('pans once it has moved, and does not tap then', () => {
    send('pointerdown', at(10, 20));
    send('pointermove', at(30, 20));
    send('pointermove', at(35, 25));
    send('pointerup', at(35, 25));
    expect(heard).toEqual(['pan 20,0', 'pan 5,5']);
  });

  test('taps twice quickly at one place: a double tap', () => {
    tap(10, 20);
    clock = 200;
    tap(12, 21);
    expect(heard).toEqual(['tap 10,20', 'double 12,21']);
  });

  test('taps twice slowly, or at two places: two taps', () => {
    tap(10, 20);
    clock = 600;
    tap(10, 20);
    clock = 700;
    tap(200, 20);
    expect(heard).toEqual(['tap 10,20', 'tap 10,20', 'tap 200,20']);
  });

  test('that may do something at once waits until it can be no double tap', () => {
    vi.useFakeTimers();
    patient = true;
    tap(10, 20);
    expect(heard).toEqual([]);
    clock = 200;
    tap(12, 21);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['double 12,21']);
    clock = 5000;
    tap(10, 20);
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['double 12,21', 'tap 10,20']);
  });

  test('that the browser takes away does nothing', () => {
    send('pointerdown', at(10, 20));
    send('pointercancel', at(10, 20));
    expect(heard).toEqual([]);
  });
});

test('a finger or a button that was released elsewhere is not held any more', () => {
  const mouse = { pointerType: 'mouse', isPrimary: true };
  send('pointerdown', { ...at(10, 20), ...mouse, buttons: 1 });
  send('pointermove', { ...at(80, 20), ...mouse, buttons: 0 });
  expect(heard).toEqual(['hover 80,20']);
  heard = [];
  send('pointerdown', { ...at(10, 20, 3), isPrimary: true });
  send('pointerdown', { ...at(50, 60, 4), isPrimary: true });
  send('pointerup', at(50, 60, 4));
  expect(heard).toEqual(['tap 50,60']);
});

test('two fingers zoom about the point between them, and do not tap', () => {
  send('pointerdown', at(100, 100, 1));
  send('pointerdown', at(200, 100, 2));
  send('pointermove', at(300, 100, 2));
  send('pointerup', at(300, 100, 2));
  send('pointerup', at(100, 100, 1));
  expect(heard).toEqual(['pan 50,0', 'zoom 2.00 at 200,100']);
});

test('the wheel zooms where the mouse is, and the page does not scroll', () => {
  const event = send('wheel', { ...at(40, 50), deltaY: -100, deltaMode: 0 });
  expect(heard).toEqual(['zoom 1.17 at 40,50']);
  expect(event.defaultPrevented).toBe(true);
});

test('a mouse hovers and leaves; its other buttons do nothing', () => {
  send('pointermove', { ...at(5, 6), pointerType: 'mouse' });
  send('pointerleave');
  send('pointerdown', { ...at(5, 6), button: 2 });
  send('pointerup', { ...at(5, 6), button: 2 });
  expect(heard).toEqual(['hover 5,6', 'gone']);
});
