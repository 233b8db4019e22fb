import type { MovementKind } from '@truemark/domain';
import type { EntryType, HookContext, HouseKinds, WalletKind } from './registry.js';
import type { LedgerAccount } from './tables/ledger.table.js';

/** The cause of entries, as they name it. */
export interface Cause {
  readonly refKind: string;
  readonly refId: number;
}

/** A kind of account that each customer has. */
export interface Wallet {
  /** Account number in customers' clients; entries on several accounts follow this order. */
  readonly number: number;
  /** Whether the settings enable it. */
  readonly isOffered: (state: HookContext['state']) => boolean;
  /** Refuses the step if the account may not receive money from another of the customer's accounts, or pay it out. */
  readonly mayReceive?: (step: HookContext['step']) => void;
  readonly mayLeave?: (step: HookContext['step'], customerId: number, amount: bigint) => void;
  /** With `only_one_account`, all trades are paid from it; only one kind may set this. */
  readonly servesAll?: true;
  /** The free part may be negative while the held part backs something open. */
  readonly mayOwe?: true;
}

/** `result`: profit or loss of the firm. `paid`: counterpart of money from outside or to it. */
export type HouseMeaning = Readonly<Partial<Record<keyof HouseKinds, 'result' | 'paid'>>>;

/** A product's contribution to the ledger. */
export interface LedgerPart {
  /** Account kinds added per customer, and house account kinds. */
  readonly wallets?: Readonly<Partial<Record<WalletKind, Wallet>>>;
  readonly house?: readonly (keyof HouseKinds)[];
  /** Meaning of house-account movements in the reports; unlisted kinds have none. */
  readonly meaning?: HouseMeaning;
  readonly entries?: Readonly<Partial<Record<EntryType, MovementKind>>>;
  /** Types among `entries` that move money from outside or to it: neither profit nor loss. */
  readonly outside?: readonly EntryType[];
  /**
   * Types among `entries` by which the firm covers an account's debt; their cause is what ended last, of any product.
   */
  readonly writeOffs?: readonly EntryType[];
  /** Types among `entries` that begin a trade or a term: one each, from the customer's free balance. */
  readonly opening?: readonly EntryType[];
  /** Kind of cause → the table whose row of that id has a symbol. */
  readonly symbolIn?: Readonly<Record<string, { readonly name: string }>>;
  /** The entry booked by every closing of its positions, and the positions' table: see `spread-paid.ts`. */
  readonly spread?: { readonly entry: EntryType; readonly table: { readonly name: string } };
  /** Called when a balance of a customer changed. */
  readonly onBalance?: (step: HookContext['step'], account: LedgerAccount) => void;
}
