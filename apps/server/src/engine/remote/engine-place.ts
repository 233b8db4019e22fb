import type { Told } from './messages.js';

/** What became of a message: its events follow, it was known, or something before it is missing. */
export type Following = 'next' | 'known' | 'gap';

/** How far a gateway has followed the engine that leads. */
export class EnginePlace {
  /** Number of the leader's lease; 0: none was heard of yet. */
  epoch = 0;
  number = 0;

  /** Takes a message in; what a leader says that was followed by another one counts for nothing. */
  take({ epoch, number, events }: Told): Following {
    if (epoch < this.epoch) return 'known';
    if (epoch > this.epoch) {
      [this.epoch, this.number] = [epoch, number];
      return 'gap';
    }
    const expected = this.number + (events.length > 0 ? 1 : 0);
    if (number < expected) return 'known';
    this.number = number;
    return number === expected ? 'next' : 'gap';
  }

  /** Whether it is as far as `epoch:number`. */
  hasReached(head: string): boolean {
    const [epoch = 0, number = 0] = head.split(':').map(Number);
    return this.epoch > epoch || (this.epoch === epoch && this.number >= number);
  }
}
