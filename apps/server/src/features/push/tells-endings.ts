import { DiscoveryService } from '@nestjs/core';
import type { EngineEvent } from '../../engine/protocol.js';

/** What the connections of a customer that listen to a topic are sent. */
export interface Ending {
  readonly topic: string;
  /** A message of the socket, as clients know it. */
  readonly message: object;
}

/** Says which event ended something of a customer's, and how clients are told of it; null: this one did not. */
export interface EndingTeller {
  endingOf(event: EngineEvent): Ending | null;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as one that tells clients of endings: it is found wherever its module stands. */
export const TellsEndings = (): ((target: abstract new (...given: never[]) => EndingTeller) => void) =>
  MARK();

/** How clients are told of the end that an event is; null: it is none. Whoever is marked is looked for at the first event. */
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
