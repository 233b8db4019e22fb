import { DiscoveryService } from '@nestjs/core';
import type { EngineEvent } from '../../engine/protocol.js';

/** Message to those connections of a customer that subscribe to a topic. */
export interface Ending {
  readonly topic: string;
  /** Socket message in wire format. */
  readonly message: object;
}

/** Maps an engine event to the message about something of a customer's that it ended; null: it ended nothing. */
export interface EndingTeller {
  endingOf(event: EngineEvent): Ending | null;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of such messages; it is discovered in any module. */
export const TellsEndings = (): ((target: abstract new (...given: never[]) => EndingTeller) => void) =>
  MARK();

/** Message about the ending in an event; null: none. Providers are discovered at the first event. */
export function endingsBy(discovery: DiscoveryService): EndingTeller['endingOf'] {
  let tellers: readonly EndingTeller[] | null = null;
  return (event) => {
    tellers ??= discovery
      .getProviders({ metadataKey: MARK.KEY })
      .map(({ instance }) => instance as EndingTeller);
    for (const teller of tellers) {
      const ending = teller.endingOf(event);
      if (ending) return ending;
    }
    return null;
  };
}
