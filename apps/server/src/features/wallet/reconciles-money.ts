import { DiscoveryService } from '@nestjs/core';
import type { productReconciliation } from '@truemark/contracts/admin';

/** A sum of what accounts of the house moved on a day, or what one of them held at its end. */
export type ReconciledFigure =
  | {
      /** Kinds of accounts of the house: what was credited, less what was debited, times `sign`. */
      readonly accounts: readonly string[];
      readonly sign: 1n | -1n;
      /** It explains how what customers are owed moved: by it, or by it the other way; absent: another one does. */
      readonly owed?: 'raised' | 'lowered';
    }
  | { readonly balanceOf: string };

/** What a product's money is in the figures of a day. */
export interface Reconciled {
  readonly figures: Readonly<Partial<Record<keyof typeof productReconciliation, ReconciledFigure>>>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as one that has figures in the reconciliation of a day: it is found wherever its module stands. */
export const ReconcilesMoney = (): ((target: abstract new (...given: never[]) => Reconciled) => void) =>
  MARK();

/** All figures of those that are marked, by their names in the answer. */
export const reconciledFigures = (discovery: DiscoveryService): [string, ReconciledFigure][] =>
  discovery
    .getProviders({ metadataKey: MARK.KEY })
    .flatMap(({ instance }) => Object.entries((instance as Reconciled).figures));
