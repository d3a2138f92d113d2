// Lets the things of a plan travel over the screen. Nothing waits for them, and a click goes through.
import { type Motion, type Plan, type Anchor, type Thing } from './plan';

function find(spot: Anchor): DOMRect | undefined {
  const query = spot.startsWith('map:') ? `[data-id="${CSS.escape(spot.slice(4))}"]` : `[data-fly="${spot}"]`;
  const boxes = [...document.querySelectorAll(query)].map((element) => element.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0); // what a phone does not show has none
}

function classOf(thing: Thing): string {
  if ('card' in thing) return `card ${thing.card}`;
  if ('car' in thing) return `car seat-${thing.car}`;
  return 'token' in thing ? 'token' : 'ticket';
}

function elementOf({ thing }: Motion): HTMLElement {
  const element = document.createElement('div');
  element.className = `thing ${classOf(thing)}`;
  return element;
}

function travel(thing: HTMLElement, motion: Motion, from: DOMRect, to: DOMRect): Animation {
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%) scale(${scale})`;
  return thing.animate(
    [
      { transform: at(from, 0.7), opacity: 0.2 },
      { opacity: 1, offset: 0.2 },
      { transform: at(to, 0.6), opacity: 0.6, offset: 0.99 },
      { transform: at(to, 0.6), opacity: 0 },
    ],
    { delay: motion.start_ms, duration: motion.ms, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
  );
}

// From where things were before the screen has been drawn anew to where they are then. What has arrived is not seen any more, and is taken
// away with the last: each thing that goes by itself is one more frame to draw.
export async function run(layer: HTMLElement, { motions }: Plan): Promise<void> {
  if (motions.length === 0 || document.hidden) return;
  const from = motions.map((motion) => find(motion.from));
  await new Promise(requestAnimationFrame); // where the page is laid out in any case
  const to = motions.map((motion) => find(motion.to)); // NB: all before anything is put there: the page is laid out once
  const ways = motions.flatMap((motion, i) => (from[i] && to[i] ? [{ motion, from: from[i], to: to[i], thing: elementOf(motion) }] : []));
  layer.replaceChildren(...ways.map(({ thing }) => thing)); // what still travels has arrived
  const last = ways.map((way) => travel(way.thing, way.motion, way.from, way.to)).at(-1);
  if (last) last.onfinish = last.oncancel = () => ways.forEach(({ thing }) => thing.remove());
}
