import type { PublishedEvents } from './messages.js';

/** Position of a message: next in sequence, already known, or after a gap. */
export type MessagePosition = 'next' | 'known' | 'gap';

/** A gateway's position in the leader's message sequence. */
export class LeaderPosition {
  /** Number of the leader's lease; 0: no leader heard yet. */
  epoch = 0;
  number = 0;

  /** Advances past a message. Messages of a former leader count as known. */
  take({ epoch, number, events }: PublishedEvents): MessagePosition {
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

  /** Whether the position has reached `epoch:number`. */
  hasReached(head: string): boolean {
    const [epoch = 0, number = 0] = head.split(':').map(Number);
    return this.epoch > epoch || (this.epoch === epoch && this.number >= number);
  }
}
