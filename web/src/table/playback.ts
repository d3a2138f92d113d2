// One queue with two ends: `truth` is what the host has said, `shown` what this person has been shown. What happened lies between them,
// and is shown one message after the other.
import { heard, type TableState } from '../model/table';
import type { Update } from '../protocol/update';

const mostBetween = 12; // then it is no longer a game being watched, but one that was missed

export class Playback {
  shown: TableState | null = null;
  private truth: TableState | null = null;
  private between: TableState[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  // `show` puts a state on the screen, and answers how many milliseconds it should be looked at.
  constructor(private readonly show: (now: TableState, before: TableState | null) => number) {}

  get behind(): boolean {
    return this.between.length > 0;
  }

  // `atOnce`: nobody looks.
  hear(message: Update, atOnce: boolean): void {
    const truth = heard(this.truth, message, Date.now());
    if (truth === this.truth) return;
    this.truth = truth;
    this.between.push(truth);
    if (atOnce || this.between.length > mostBetween) this.catchUp();
    else this.timer ??= setTimeout(() => this.next(), 0);
  }

  // Everything that is known is shown now: nobody waits for what they have seen.
  catchUp(): void {
    this.stop();
    while (this.between.length > 0) this.step();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    let pause = 0;
    while (this.behind && pause === 0) pause = this.step();
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause); // what comes meanwhile waits
  }

  private step(): number {
    const before = this.shown;
    this.shown = this.between.shift()!;
    return this.show(this.shown, before);
  }
}
