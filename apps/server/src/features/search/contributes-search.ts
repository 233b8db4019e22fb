import { DiscoveryService } from '@nestjs/core';
import type { Hit } from '@truemark/contracts/admin';
import type { Resource } from '../operators/role-matrix.js';

/** Provider that finds a product's rows for the global search. */
export interface SearchContributor {
  /** Resource it finds: it is called only for operators who may read it. */
  readonly resource: Resource;
  /** A few hits, best first. `text` is trimmed and not empty. */
  find(text: string): Promise<readonly Hit[]>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as a finder; it is discovered in any module. */
export const ContributesSearch = (): ((
  target: abstract new (...given: never[]) => SearchContributor,
) => void) => MARK();

/** All marked providers, in no particular order; call it once all providers exist. */
export const finders = (discovery: DiscoveryService): SearchContributor[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as SearchContributor);

/** Maximum hits shown per kind. */
export const MAX_HITS = 8;

/** Parses a number, with or without `#`; null: not a number. */
export function typedNumber(text: string): number | null {
  const digits = /^#?\s*(\d{1,15})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether the text is explicitly a row number: `#275` is not part of a phone number. */
export const isNumberOfThing = (text: string): boolean => /^#\s*\d+$/.test(text);
