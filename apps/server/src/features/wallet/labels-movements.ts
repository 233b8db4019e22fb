import { DiscoveryService } from '@nestjs/core';
import type { LanguageCode } from '@truemark/i18n';

/** Row number → name for the customer. */
export type MovementNames = ReadonlyMap<number, string>;

/** Provider of names for movements of a product, by row number. */
export interface MovementLabeler {
  /** Reference kind of ledger entries (`refKind`). */
  readonly kind: string;
  /** Names of the rows with these numbers, in the customer's language; a row without a name may be left out. */
  names(ids: readonly number[], lang: LanguageCode): Promise<MovementNames>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of such names; it is discovered in any module. */
export const LabelsMovements = (): ((target: abstract new (...given: never[]) => MovementLabeler) => void) =>
  MARK();

/** All marked providers, in no particular order; call it once all providers exist. */
export const movementNamers = (discovery: DiscoveryService): MovementLabeler[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as MovementLabeler);

/** Rows of a query as names by number. */
export const namesOf = <Row extends { id: number | bigint }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): MovementNames => new Map(rows.map((row) => [Number(row.id), nameOf(row)]));
