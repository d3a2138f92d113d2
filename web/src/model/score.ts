// Points as the game went on: those that everybody could count, and at the end the whole.
import type { SeenEvent } from '../protocol/event';
import type { Seat } from '../protocol/words';

export interface ScoreStep {
  event: number; // after so many events
  points: number[]; // by seat
}

export function scoreOverTime(events: readonly SeenEvent[], seats: number): ScoreStep[] {
  const steps: ScoreStep[] = [{ event: 0, points: Array<number>(seats).fill(0) }];
  events.forEach((event, i) => {
    const before = steps[steps.length - 1]!.points;
    if (event.type === 'route_claimed')
      steps.push({ event: i + 1, points: before.map((points, seat: Seat) => (seat === event.seat ? points + event.points : points)) });
    if (event.type === 'game_ended') steps.push({ event: i + 1, points: event.scores.map(({ total }) => total) });
  });
  return steps;
}
