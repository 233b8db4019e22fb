import type { CommandBase } from '../../kernel/command.js';
import type { LedgerAccount } from '../../kernel/tables/ledger.table.js';
import type { CountedCommand } from '../desk/commands.js';
import type { entries } from './entries.js';
import type { Customer, CustomerBlocks } from './tables/customer.table.js';

/** A customer with accounts of all three kinds; a demo customer starts with `openingBalance` on each of them. */
export interface CreateCustomer extends CommandBase {
  readonly kind: 'customer.create';
  readonly customer: Omit<Customer, 'id'>;
  /** Demo only; 10⁻⁸, minted from the demo book. */
  readonly openingBalance?: bigint;
}

export interface ChangeCustomer extends CountedCommand {
  readonly kind: 'customer.change';
  readonly customerId: number;
  readonly change: Partial<Omit<Customer, 'id' | 'uid' | 'isDemo' | 'createdAt'>>;
  /** One block, laid or (null) lifted: the others stay as they are by then. */
  readonly block?: {
    readonly what: keyof CustomerBlocks;
    readonly reason: string | null;
    /** What there was when it was written; refused with `rows.changed` where that is not so any more. */
    readonly before?: CustomerBlocks;
  };
  /** A password, payment password or second factor changes, by the wall clock, epoch ms: nothing is paid out for a while. */
  readonly credentialAt?: number;
  /** Whether orders that wait for a price are cancelled: trading is being blocked. */
  readonly cancelsPending?: boolean;
}

/** Everything of a demo customer is ended, and each account holds the demo balance again. */
export interface ResetDemo extends CommandBase {
  readonly kind: 'demo.reset';
  readonly customerId: number;
}

/** What decisions need of a customer. */
export interface CustomerState {
  readonly id: number;
  readonly isDemo: boolean;
  readonly blocked: CustomerBlocks;
  /** Nothing is paid out before this, epoch ms; null: nothing waits. */
  readonly payoutsFrom: number | null;
}

/**
 * A customer's accounts at one instant, and by declaration merging what each product has open of his: later events bring
 * it up to date.
 */
export interface AccountSnapshot {
  readonly seq: number;
  readonly accounts: readonly LedgerAccount[];
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'customer.create': { readonly command: CreateCustomer; readonly result: { readonly customer: Customer } };
    'customer.change': { readonly command: ChangeCustomer; readonly result: { readonly done: true } };
    /** How many positions were closed, pending orders cancelled and options made void. */
    'demo.reset': {
      readonly command: ResetDemo;
      readonly result: { readonly closed: number; readonly cancelled: number; readonly voided: number };
    };
  }
  interface Events {
    'customer.created': { readonly customerId: number; readonly isDemo: boolean };
    'customer.changed': { readonly customerId: number; readonly blocked: CustomerBlocks };
  }
  interface Questions {
    /** The customer of an identity such as `email:…`, `mobile:…`, `demo:…`, `invite:…`; null: there is none. */
    'customer.identity': { readonly identity: string; readonly answer: number | null };
    /** Accounts, open orders and running options at an instant of the lane: later events bring them up to date. */
    'customer.account': { readonly customerId: number; readonly answer: AccountSnapshot };
  }
  interface Counters {
    customers: number;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface HouseKinds {
    demo_mint: true;
  }
  interface Slices {
    readonly customers: Map<number, CustomerState>;
    /** `email:…`, `mobile:…`, `demo:…`, `uid:…`, `invite:…` → customer: each exists once. */
    readonly identities: Map<string, number>;
  }
}
