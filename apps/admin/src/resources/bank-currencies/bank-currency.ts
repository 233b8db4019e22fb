import type { Bounds, Terms } from '../../ui/terms/TermsList.js';

/** A currency that banks deliver. */
export interface BankCurrency extends Terms, Bounds {
  readonly name: string;
}
