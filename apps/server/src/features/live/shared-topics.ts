import type { EngineEvent } from '../../engine/protocol.js';
import type { Connection } from '../../platform/socket/connection.js';
import type { TopicKeeper } from '../push/shows-live.js';

/** Topic of a product, and the product that keeps it. */
export interface SharedTopic {
  readonly keeper: TopicKeeper;
  readonly subscription: object;
}

/** Registry of product topics, which are addressed by their subject. */
export class SharedTopics {
  constructor(private readonly keepers: () => readonly TopicKeeper[]) {}

  /** Parses a client's topic; null if no product has it. */
  read(topic: unknown): SharedTopic | null {
    if (typeof topic !== 'object' || topic === null) return null;
    for (const keeper of this.keepers()) {
      const subscription = keeper.read(topic);
      if (subscription) return { keeper, subscription };
    }
    return null;
  }

  countOf(connection: Connection): number {
    return this.keepers().reduce((sum, keeper) => sum + keeper.countOf(connection), 0);
  }

  leave(connection: Connection): void {
    for (const keeper of this.keepers()) keeper.leave(connection);
  }

  async renew(): Promise<void> {
    await Promise.all(this.keepers().map((keeper) => keeper.renew()));
  }

  follow(event: EngineEvent): void {
    for (const keeper of this.keepers()) keeper.follow(event);
  }

  frame(now: number): void {
    for (const keeper of this.keepers()) keeper.frame(now);
  }
}
