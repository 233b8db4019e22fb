import { DiscoveryService } from '@nestjs/core';
import type { PushKind } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { EngineEvent } from '../../engine/protocol.js';

/** A line and what stands under it. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
}

/** Something that a customer is pushed once. */
export interface News {
  readonly customerId: number;
  readonly kind: PushKind;
  /** The page of the app that it leads to. */
  readonly url: string;
  readonly tag: string;
  /** Where he hides amounts they name none of his. */
  readonly words: (lang: LanguageCode, hidesAmounts: boolean) => PushWords;
}

/** Says what of an event is pushed. One event is one push: what has a message is pushed with that alone. */
export interface PushTeller {
  newsOf(event: EngineEvent): readonly News[];
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as one of what is pushed: it is found wherever its module stands. */
export const TellsPushes = (): ((target: abstract new (...given: never[]) => PushTeller) => void) => MARK();

/** All that are marked, in no order, once every provider is made. */
export const pushTellers = (discovery: DiscoveryService): PushTeller[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as PushTeller);
