// A card of the hand over the map: which route it would claim, and what comes of letting go.
import { twinOf } from '../model/network';
import type { Card, RouteId, Seat } from '../protocol/words';
import { claimOf, type Input, paymentsWith } from './input/flow';
import { draggable, type Dragging } from './motion/drag';
import type { Session } from './session.svelte';

export class Dragged implements Dragging {
  preview: { route: RouteId; seat: Seat } | undefined = $state.raw(); // cars that it would put

  constructor(
    private readonly session: Session,
    private readonly screen: () => { map: { routeAt(x: number, y: number): RouteId | null }; layer: HTMLElement },
    private readonly touch: (input: Input) => unknown,
  ) {}

  // For the hand.
  readonly grab = (hand: HTMLElement) => draggable(hand, () => this.screen().layer, this);

  over(card: Card, x: number, y: number): boolean | null {
    const route = this.routeFor(card, x, y);
    const fits = route !== null && this.fits(card, route);
    if (this.preview?.route !== (fits ? route : undefined))
      this.preview = fits && this.session.seat !== null ? { route, seat: this.session.seat } : undefined;
    return route === null ? null : fits;
  }

  drop(card: Card, x: number, y: number): void {
    const route = this.routeFor(card, x, y);
    if (route !== null) this.touch({ type: 'route', route, card });
  }

  end(): void {
    this.preview = undefined;
  }

  private fits(card: Card, route: RouteId): boolean {
    const { busy, position } = this.session;
    return !busy && position !== undefined && paymentsWith(claimOf(position, route), card).length > 0;
  }

  // Of a double route the one that takes the card is meant.
  private routeFor(card: Card, x: number, y: number): RouteId | null {
    const id = this.screen().map.routeAt(x, y);
    if (id === null || this.fits(card, id)) return id;
    const { board } = this.session;
    const route = board?.routes.find((each) => each.id === id);
    const twin = route && twinOf(board!, route);
    return twin && this.fits(card, twin.id) ? twin.id : id;
  }
}
