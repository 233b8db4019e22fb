import type { Terms } from '../../ui/terms/TermsList.js';

/** A bank account of the house, as customers read it. */
export interface BankAccount extends Terms {
  /** The currency it takes. */
  readonly symbol_id: number;
  readonly bank_name: string;
  readonly bank_address: string;
  readonly bank_swift: string;
  readonly payee_name: string;
  readonly payee_account: string;
  readonly bank_remark: string;
}
