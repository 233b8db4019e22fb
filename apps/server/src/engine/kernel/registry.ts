import type { Refusal } from '@truemark/domain';
import type { CommandBase, RowWrite } from './command.js';

/**
 * Types the lane handles, by name. Each product adds its own by declaration merging in its folder (`declare module
 * '../../kernel/registry.js'`), so nothing here changes for a new one; the unions below follow.
 */

/** Writes rows and decides nothing: sessions, content, audit log. */
export interface RecordRows extends CommandBase {
  readonly kind: 'rows.record';
  readonly rows: readonly RowWrite[];
}

/**
 * Reserves the number of a new row, one above the table's highest. Each number is given to one caller; it may stay
 * unused.
 */
export interface NumberRow extends CommandBase {
  readonly kind: 'rows.number';
  readonly table: string;
}

/** Kind of command → the command, and its result when not refused. */
export interface Commands {
  'rows.number': { readonly command: NumberRow; readonly result: { readonly id: number } };
  'rows.record': { readonly command: RecordRows; readonly result: { readonly done: true } };
}
export type Command = { [K in keyof Commands]: Commands[K]['command'] }[keyof Commands];
export type Results = { [K in keyof Commands]: Commands[K]['result'] };
export type Outcome<K extends Command['kind'] = Command['kind']> = Results[K] | Refusal;

/** Type of event → its payload. */
export interface Events {
  /** Settings, symbols or menus changed: anything `getBasicInfo`, `menu` and `trade_list` return. */
  'config.changed': { readonly version: number };
  /** Feature rows were written: a message for a customer, a menu, a news item. */
  'rows.recorded': { readonly tables: readonly string[]; readonly rows: readonly RowWrite[] };
  stopped: { readonly reason: string };
}
/** An event in lane order; `seq` is the lane's sequence. Published after the commit, before the caller is answered. */
export type EngineEvent = {
  [T in keyof Events]: { readonly type: T; readonly seq: number } & Events[T];
}[keyof Events];
/** An event before the lane numbers it. */
export type NewEvent = { [T in keyof Events]: { readonly type: T } & Events[T] }[keyof Events];

/** Classification of ledger amounts for reports. */
export interface LedgerFigures {
  /** Entry type → the product that books it. */
  readonly productOf: Readonly<Record<string, string>>;
  /** House account → the meaning of its movements; absent: none. */
  readonly meaning: Readonly<Record<string, 'result' | 'paid'>>;
  /** Entry types that begin a customer's trade or term. */
  readonly opening: readonly string[];
  /** Kind of cause → the table whose row of that id has a symbol. */
  readonly symbolIn: Readonly<Record<string, string>>;
  /** Entries that close positions, each with the table whose row says how much of the spread was paid. */
  readonly spreads: readonly { readonly entry: string; readonly table: string }[];
}

/** Question → its parameters and its answer: plain data, so that another process can answer. */
export interface Questions {
  /** Number of jobs waiting for the lane. */
  'lane.waiting': { readonly answer: number };
  /** Entry types that move money in from outside or out to it: neither profit nor loss. */
  'ledger.outside': { readonly answer: readonly EntryType[] };
  /** Report classification that the products declare. */
  'ledger.figures': { readonly answer: LedgerFigures };
}
export type Question = {
  [K in keyof Questions]: { readonly kind: K } & Omit<Questions[K], 'answer'>;
}[keyof Questions];
export type Answer<K extends keyof Questions> = Questions[K]['answer'];

/** Last number given out for each kind of row numbered 1, 2, 3 …; products add their own. */
export interface Counters {
  accounts: number;
  entries: number;
}

/** Ledger entry types; each product declares the movement kind that customers filter by. */
export interface EntryTypes {
  reversal: true;
}
export type EntryType = keyof EntryTypes;

/** Kinds of customer accounts, and of house accounts. */
export interface WalletKinds {
  change: true;
}
export type WalletKind = keyof WalletKinds;
export interface HouseKinds {
  house_profit: true;
  house_fees: true;
}
export type SystemKind = keyof HouseKinds;

/** Kinds of timed items: an order's expiry, an option's end. */
export interface TimedKinds extends Readonly<Record<never, true>> {}
export type ScheduledKind = keyof TimedKinds & string;

/** Kinds of queue that wait for an operator's approval. */
export interface QueueKinds extends Readonly<Record<never, true>> {}
export type QueueKind = keyof QueueKinds & string;

/** State slices; each product keeps its own and declares it here. */
export interface Slices {
  /** The customer's book; no entry has postings in both. */
  bookOf(customerId: number): 'real' | 'demo';
}

/** Types that product hooks take. Files that import this one declare theirs here, which avoids an import cycle. */
export interface HookContext {
  /** Epoch ms. */
  readonly now: number;
}
