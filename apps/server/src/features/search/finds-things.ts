import { DiscoveryService } from '@nestjs/core';
import type { Hit } from '@truemark/contracts/admin';
import type { Resource } from '../operators/role-matrix.js';

/** How a product finds its rows in the one search. */
export interface Finder {
  /** What it finds: only who may read that is asked for. */
  readonly resource: Resource;
  /** The best first, a few. `text` is trimmed and not empty. */
  find(text: string): Promise<readonly Hit[]>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as a product's finder: it is found wherever its module stands. */
export const FindsThings = (): ((target: abstract new (...given: never[]) => Finder) => void) => MARK();

/** All that are marked, in no order, once every provider is made. */
export const finders = (discovery: DiscoveryService): Finder[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as Finder);

/** So many of each kind are shown. */
export const MOST_HITS = 8;

/** The number that was typed, with or without `#`; null: it is none. */
export function typedNumber(text: string): number | null {
  const digits = /^#?\s*(\d{1,15})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether the number of a thing is meant: `#275` is no piece of somebody's telephone. */
export const isNumberOfThing = (text: string): boolean => /^#\s*\d+$/.test(text);
