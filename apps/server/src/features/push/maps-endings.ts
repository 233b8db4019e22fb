import { DiscoveryService } from '@nestjs/core';
import type { EngineEvent } from '../../engine/protocol.js';

/** Message to those connections of a customer that subscribe to a topic. */
export interface EndingMessage {
  readonly topic: string;
  /** Socket message in wire format. */
  readonly message: object;
}

/** Maps an engine event to the message about something of a customer's that it ended; null: it ended nothing. */
export interface EndingMapper {
  endingOf(event: EngineEvent): EndingMessage | null;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of such messages; it is discovered in any module. */
export const MapsEndings = (): ((target: abstract new (...given: never[]) => EndingMapper) => void) => MARK();

/** Message about the ending in an event; null: none. Providers are discovered at the first event. */
export function endingsBy(discovery: DiscoveryService): EndingMapper['endingOf'] {
  let tellers: readonly EndingMapper[] | null = null;
  return (event) => {
    tellers ??= discovery
      .getProviders({ metadataKey: MARK.KEY })
      .map(({ instance }) => instance as EndingMapper);
    for (const teller of tellers) {
      const ending = teller.endingOf(event);
      if (ending) return ending;
    }
    return null;
  };
}
