import { DiscoveryService } from '@nestjs/core';
import type { PushKind } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { EngineEvent } from '../../engine/protocol.js';

/** Title and text. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
}

/** Push to a customer, sent once. */
export interface PushNews {
  readonly customerId: number;
  readonly kind: PushKind;
  /** Page of the app that it opens. */
  readonly url: string;
  readonly tag: string;
  /** Texts; without amounts of the customer if `hidesAmounts`. */
  readonly words: (lang: LanguageCode, hidesAmounts: boolean) => PushWords;
}

/**
 * Decides what of an event is pushed. One event gives one push: an event with an inbox message is pushed as that
 * message only.
 */
export interface PushMapper {
  newsOf(event: EngineEvent): readonly PushNews[];
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of pushes; it is discovered in any module. */
export const MapsPushes = (): ((target: abstract new (...given: never[]) => PushMapper) => void) => MARK();

/** All marked providers, in no particular order; call it once all providers exist. */
export const pushTellers = (discovery: DiscoveryService): PushMapper[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as PushMapper);
