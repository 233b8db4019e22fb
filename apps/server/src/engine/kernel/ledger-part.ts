import type { MovementKind } from '@truemark/domain';
import type { EntryType, HookContext, HouseKinds, WalletKind } from './registry.js';
import type { LedgerAccount } from './tables/ledger.table.js';

/** What brought something about, by what its entries name. */
export interface Cause {
  readonly refKind: string;
  readonly refId: number;
}

/** A kind of account that each customer has. */
export interface Wallet {
  /** Customers' clients number their accounts: entries on several of them follow this order. */
  readonly number: number;
  /** Whether the settings show it. */
  readonly isOffered: (state: HookContext['state']) => boolean;
  /** Money is about to come from another of the customer's accounts, or to leave: refuses the step where it may not. */
  readonly mayReceive?: (step: HookContext['step']) => void;
  readonly mayLeave?: (step: HookContext['step'], customerId: number, amount: bigint) => void;
  /** With `only_one_account` whatever is traded is paid from it; one has it. */
  readonly servesAll?: true;
  /** What is free on it may stand below zero while something open holds a part of it. */
  readonly mayOwe?: true;
}

/** `result`: what the house earned or lost. `paid`: what came from outside, or went there, on the other side. */
export type HouseMeaning = Readonly<Partial<Record<keyof HouseKinds, 'result' | 'paid'>>>;

/** What it adds to the ledger. */
export interface LedgerPart {
  /** Accounts that it adds to each customer, and to the house. */
  readonly wallets?: Readonly<Partial<Record<WalletKind, Wallet>>>;
  readonly house?: readonly (keyof HouseKinds)[];
  /** What a movement of accounts of the house is in its figures; of the others it is neither. */
  readonly meaning?: HouseMeaning;
  readonly entries?: Readonly<Partial<Record<EntryType, MovementKind>>>;
  /** Those of `entries` that come from outside or go there: neither profit nor loss. */
  readonly outside?: readonly EntryType[];
  /** Those of `entries` by which the house pays what an account owes; their cause is what ended last, of any product. */
  readonly writeOffs?: readonly EntryType[];
  /** Those of `entries` that begin a trade or a term: one each, out of what the customer has free. */
  readonly opening?: readonly EntryType[];
  /** Kind of cause of its entries → the table whose row of that number has a symbol. */
  readonly symbolIn?: Readonly<Record<string, { readonly name: string }>>;
  /** The entry that every closing of its positions books, and the table of the positions: see `spread-paid.ts`. */
  readonly spread?: { readonly entry: EntryType; readonly table: { readonly name: string } };
  /** A balance of a customer has changed. */
  readonly onBalance?: (step: HookContext['step'], account: LedgerAccount) => void;
}
