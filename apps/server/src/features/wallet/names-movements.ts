import { DiscoveryService } from '@nestjs/core';
import type { LanguageCode } from '@truemark/i18n';

/** Number of a row → how its customer knows it. */
export type MovementNames = ReadonlyMap<number, string>;

/** How a product names what moved money: its rows, by their numbers. */
export interface MovementNamer {
  /** What ledger entries refer to it as (`refKind`). */
  readonly kind: string;
  /** Names of the rows with these numbers, in the customer's language; a row without a name may be left out. */
  names(ids: readonly number[], lang: LanguageCode): Promise<MovementNames>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as a product's namer of movements: it is found wherever its module stands. */
export const NamesMovements = (): ((target: abstract new (...given: never[]) => MovementNamer) => void) =>
  MARK();

/** All that are marked, in no order, once every provider is made. */
export const movementNamers = (discovery: DiscoveryService): MovementNamer[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as MovementNamer);

/** Rows of a query as names by number. */
export const namesOf = <Row extends { id: number | bigint }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): MovementNames => new Map(rows.map((row) => [Number(row.id), nameOf(row)]));
