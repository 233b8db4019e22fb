import type { CommandBase } from '../../kernel/command.js';
import type { WalletKind } from '../../kernel/registry.js';
import type { entries } from './entries.js';

/** Moves money between two of a customer's own accounts. */
export interface Transfer extends CommandBase {
  readonly kind: 'wallet.transfer';
  readonly customerId: number;
  readonly from: WalletKind;
  readonly to: WalletKind;
  readonly amount: bigint;
}

/** A correction approved by two operators: credits (positive) or debits (negative) one of a customer's accounts. */
export interface Adjust extends CommandBase {
  readonly kind: 'wallet.adjust';
  readonly customerId: number;
  readonly account: WalletKind;
  readonly amount: bigint;
  /** Text shown in the customer's history. */
  readonly memo: string;
  /** Id of the approved request. */
  readonly refId: number;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'wallet.transfer': { readonly command: Transfer; readonly result: { readonly entryId: number } };
    'wallet.adjust': { readonly command: Adjust; readonly result: { readonly entryId: number } };
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface HouseKinds {
    adjustments: true;
  }
}
