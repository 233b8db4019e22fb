import type { CommandBase } from '../../kernel/command.js';
import type { LedgerAccount } from '../../kernel/tables/ledger.table.js';
import type { CountedCommand } from '../desk/commands.js';
import type { entries } from './entries.js';
import type { Customer, CustomerBlocks } from './tables/customer.table.js';

/** Creates a customer. A demo customer starts with `openingBalance` on each account that the settings offer. */
export interface CreateCustomer extends CommandBase {
  readonly kind: 'customer.create';
  readonly customer: Omit<Customer, 'id'>;
  /** Demo only; in 10⁻⁸, minted in the demo book. */
  readonly openingBalance?: bigint;
}

export interface ChangeCustomer extends CountedCommand {
  readonly kind: 'customer.change';
  readonly customerId: number;
  readonly change: Partial<Omit<Customer, 'id' | 'uid' | 'isDemo' | 'createdAt'>>;
  /** Sets one block, or lifts it (`reason` null); the others keep their current state. */
  readonly block?: {
    readonly what: keyof CustomerBlocks;
    readonly reason: string | null;
    /** Precondition: the blocks that the operator saw. Refused with `rows.changed` if they differ. */
    readonly before?: CustomerBlocks;
  };
  /**
   * Wall-clock time of a changed password, payment password or second factor, epoch ms. Withdrawals are held for a
   * while.
   */
  readonly credentialAt?: number;
  /** Whether to cancel pending orders, because trading is being blocked. */
  readonly cancelsPending?: boolean;
}

/** Ends everything that a demo customer has open and resets each account to the demo balance. */
export interface ResetDemo extends CommandBase {
  readonly kind: 'demo.reset';
  readonly customerId: number;
}

/** The part of a customer that decisions depend on. */
export interface CustomerState {
  readonly id: number;
  readonly isDemo: boolean;
  readonly blocked: CustomerBlocks;
  /** No withdrawals before this time, epoch ms; null: no hold. */
  readonly payoutsFrom: number | null;
}

/**
 * A customer's accounts at one point of the lane (`seq`), extended by declaration merging with each product's open
 * items. Later events update it.
 */
export interface AccountSnapshot {
  readonly seq: number;
  readonly accounts: readonly LedgerAccount[];
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'customer.create': { readonly command: CreateCustomer; readonly result: { readonly customer: Customer } };
    'customer.change': { readonly command: ChangeCustomer; readonly result: { readonly done: true } };
    /** Numbers of closed positions, cancelled pending orders and voided options. */
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
    /** The customer with an identity such as `email:…`, `mobile:…`, `demo:…`, `invite:…`; null if none. */
    'customer.identity': { readonly identity: string; readonly answer: number | null };
    /** Accounts, open orders and running options at one point of the lane; later events update them. */
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
    /** `email:…`, `mobile:…`, `demo:…`, `uid:…`, `invite:…` → customer. Each identity is unique. */
    readonly identities: Map<string, number>;
  }
}
