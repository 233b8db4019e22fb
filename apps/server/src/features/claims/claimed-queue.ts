import { DiscoveryService } from '@nestjs/core';
import type { ClaimKind } from './claim.table.js';

/** Queue of a feature whose items operators claim. */
export interface ClaimedQueue {
  readonly queue: ClaimKind;
  /** Those of the given items that wait for a decision now. */
  waiting(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Customer of an item, for the audit log; null if there is no such item. */
  customerOf(id: number): Promise<number | null>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as a queue; it is discovered in any module. */
export const IsClaimedQueue = (): ((target: abstract new (...given: never[]) => ClaimedQueue) => void) =>
  MARK();

/** All marked queues by resource; call it once all providers exist. */
export const claimedQueues = (discovery: DiscoveryService): ReadonlyMap<string, ClaimedQueue> =>
  new Map(
    discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => {
      const found = instance as ClaimedQueue;
      return [found.queue, found] as const;
    }),
  );
