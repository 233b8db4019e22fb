import { readJournal, writeJournal } from '../../kernel/journal.js';
import type { ChangedTerms, SymbolChange } from './symbol-change.table.js';

export type { ChangedTerms } from './symbol-change.table.js';

/** Serializes changed terms for a row of `symbol_changes`. */
export const writeTerms = (terms: ChangedTerms): string => writeJournal(terms);

/** The changed terms of such a row. */
export const readTerms = ({ terms }: Pick<SymbolChange, 'terms'>): ChangedTerms =>
  readJournal(terms) as ChangedTerms;
