// A control of the table that a coach or a hint speaks of; Play.svelte marks it.
export type Spot = 'asked' | 'confirm' | 'market' | 'deck' | `market-${number}` | 'map' | 'me' | 'tickets' | 'draw-tickets' | 'hint';
