import { DiscoveryService } from '@nestjs/core';
import type { productReconciliation } from '@truemark/contracts/admin';

/** Total of house accounts' movements on a day, or the balance of one of them at its end. */
export type ReconciledFigure =
  | {
      /** House account kinds: credits less debits, times `sign`. */
      readonly accounts: readonly string[];
      readonly sign: 1n | -1n;
      /** Whether the figure raises or lowers what customers are owed; undefined: another figure accounts for it. */
      readonly owed?: 'raised' | 'lowered';
    }
  | { readonly balanceOf: string };

/** Figures of a product in the daily reconciliation. */
export interface ReconciliationFigures {
  readonly figures: Readonly<Partial<Record<keyof typeof productReconciliation, ReconciledFigure>>>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of such figures; it is discovered in any module. */
export const ContributesReconciliation = (): ((
  target: abstract new (...given: never[]) => ReconciliationFigures,
) => void) => MARK();

/** All figures of the marked providers, by their names in the response. */
export const reconciledFigures = (discovery: DiscoveryService): [string, ReconciledFigure][] =>
  discovery
    .getProviders({ metadataKey: MARK.KEY })
    .flatMap(({ instance }) => Object.entries((instance as ReconciliationFigures).figures));
