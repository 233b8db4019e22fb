import { DiscoveryService } from '@nestjs/core';
import type { ClaimKind } from './claim.table.js';

/** What a feature says of the things in its queue that operators claim. */
export interface ClaimedQueue {
  readonly queue: ClaimKind;
  /** Those of them that wait for somebody's decision now. */
  waiting(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Whose the one is, for what is written of it; null: there is no such one. */
  customerOf(id: number): Promise<number | null>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as a queue: it is found wherever its module stands. */
export const IsClaimedQueue = (): ((target: abstract new (...given: never[]) => ClaimedQueue) => void) =>
  MARK();

/** All that are marked, by what they queue, once every provider is made. */
export const claimedQueues = (discovery: DiscoveryService): ReadonlyMap<string, ClaimedQueue> =>
  new Map(
    discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => {
      const found = instance as ClaimedQueue;
      return [found.queue, found] as const;
    }),
  );
