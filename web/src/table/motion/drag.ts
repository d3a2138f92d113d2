// A card of the hand is dragged, by mouse, pen or finger. What is a tap or a scroll is left alone.
import type { Card } from '../../protocol/words';

export interface Dragging {
  over(card: Card, x: number, y: number): boolean | null; // may it be dropped there? null: there is nothing
  drop(card: Card, x: number, y: number): void;
  end(): void; // dropped or not
}

const least = 9; // px that a card moves before it is dragged
const slack = 26; // px that nobody scrolls for

// Whether the page, or a part of it, would scroll.
function scrolls(from: Element, dx: number, dy: number): boolean {
  if (Math.abs(dx) > Math.abs(dy)) return false; // nothing here scrolls sideways
  for (let part: Element | null = from; part; part = part.parentElement) {
    const room = part.scrollHeight - part.clientHeight;
    const isPage = part === document.documentElement;
    if (room < slack || !(isPage || /auto|scroll/.test(getComputedStyle(part).overflowY))) continue;
    if (dy < 0 ? part.scrollTop < room - 1 : part.scrollTop > 0) return true;
  }
  return dy > 0; // downwards a browser loads the page anew
}

// `hand`: in it every element with `data-card` can be dragged. `layer`: over everything, where what is dragged is seen.
export function draggable(hand: HTMLElement, layer: () => HTMLElement, on: Dragging): () => void {
  let held: { card: Card; pointer: number; x: number; y: number } | null = null;
  let thing: HTMLElement | null = null;
  const listening = new AbortController();
  const listen = <E extends Event>(target: EventTarget, type: string, handler: (event: E) => void, options: AddEventListenerOptions = {}) =>
    target.addEventListener(type, handler as EventListener, { signal: listening.signal, ...options });

  function letGo(): void {
    held = null;
    if (!thing) return;
    thing.remove();
    thing = null;
    on.end();
  }

  listen<PointerEvent>(hand, 'pointerdown', (event) => {
    const group = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!group || event.button !== 0 || !event.isPrimary) return;
    held = { card: group.dataset['card'] as Card, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  });
  listen<PointerEvent>(window, 'pointermove', (event) => {
    if (event.pointerId !== held?.pointer) return;
    const { clientX: x, clientY: y, pointerType } = event;
    if (!thing) {
      const [dx, dy] = [x - held.x, y - held.y];
      if (pointerType === 'mouse' && event.buttons === 0) return letGo(); // let go elsewhere
      if (Math.hypot(dx, dy) < least) return;
      if (pointerType === 'touch' && scrolls(hand, dx, dy)) return letGo();
      hand.setPointerCapture(held.pointer);
      thing = document.createElement('div');
      layer().append(thing);
    }
    const fits = on.over(held.card, x, y);
    thing.className = `thing held ${held.card}${fits === false ? ' no' : ''}`;
    thing.style.translate = `${x}px ${y}px`;
  });
  listen<PointerEvent>(window, 'pointerup', (event) => {
    if (event.pointerId !== held?.pointer) return;
    const { card } = held;
    const dropped = thing !== null;
    letGo();
    if (dropped) on.drop(card, event.clientX, event.clientY);
  });
  listen(window, 'pointercancel', letGo);
  listen(hand, 'lostpointercapture', (event) => event.target === hand && letGo()); // a finger's was its card's before
  // NB: only a listener that is there from the beginning can keep a browser from scrolling.
  listen(hand, 'touchmove', (event) => thing && event.preventDefault(), { passive: false });
  listen<KeyboardEvent>(
    window,
    'keydown',
    (event) => {
      if (!thing || event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      event.preventDefault();
      letGo();
    },
    { capture: true },
  );
  return () => {
    letGo();
    listening.abort();
  };
}
