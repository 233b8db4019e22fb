import type { Refusal } from '@truemark/domain';
import type { CommandBase, RowWrite } from './command.js';

/**
 * What the lane carries, by name. Each product adds its own by declaration merging in its folder
 * (`declare module '../../kernel/registry.js'`), so that nothing here is edited for a new one; the unions below follow.
 */

/** Writes rows only; decides nothing. Sessions, content, audit rows. */
export interface RecordRows extends CommandBase {
  readonly kind: 'rows.record';
  readonly rows: readonly RowWrite[];
}

/** Asks for the number of a new row: one above the highest of its table, to one asker only. It may stay unused. */
export interface NumberRow extends CommandBase {
  readonly kind: 'rows.number';
  readonly table: string;
}

/** Kind of command → the command, and what it answers when it is not refused. */
export interface Commands {
  'rows.number': { readonly command: NumberRow; readonly result: { readonly id: number } };
  'rows.record': { readonly command: RecordRows; readonly result: { readonly done: true } };
}
export type Command = { [K in keyof Commands]: Commands[K]['command'] }[keyof Commands];
export type Results = { [K in keyof Commands]: Commands[K]['result'] };
export type Outcome<K extends Command['kind'] = Command['kind']> = Results[K] | Refusal;

/** Type of event → what it tells. */
export interface Events {
  /** Settings, symbols or menus: whatever `getBasicInfo`, `menu` and `trade_list` answer. */
  'config.changed': { readonly version: number };
  /** Feature rows were written: a message for a customer, a menu, a news item. */
  'rows.recorded': { readonly tables: readonly string[]; readonly rows: readonly RowWrite[] };
  stopped: { readonly reason: string };
}
/** What happened, in the lane's order; `seq` is the lane's sequence. Sent after the commit, before the answer. */
export type EngineEvent = {
  [T in keyof Events]: { readonly type: T; readonly seq: number } & Events[T];
}[keyof Events];
/** An event before the lane numbers it. */
export type NewEvent = { [T in keyof Events]: { readonly type: T } & Events[T] }[keyof Events];

/** How sums of the ledger are read. */
export interface LedgerFigures {
  /** Type of entry → the product that books it. */
  readonly productOf: Readonly<Record<string, string>>;
  /** Account of the house → what a movement of it is; absent: it is neither. */
  readonly meaning: Readonly<Record<string, 'result' | 'paid'>>;
  /** Types of entry that begin a trade or a term of a customer's. */
  readonly opening: readonly string[];
  /** Kind of cause → the table whose row of that number has a symbol. */
  readonly symbolIn: Readonly<Record<string, string>>;
  /** By which entries positions are closed, each naming its row of a table that says what it paid of the spread. */
  readonly spreads: readonly { readonly entry: string; readonly table: string }[];
}

/** Question → what it asks with, and its answer: plain data, so that another process could answer. */
export interface Questions {
  /** How many jobs wait for the lane. */
  'lane.waiting': { readonly answer: number };
  /** Types of entry by which money comes from outside or goes there: neither profit nor loss. */
  'ledger.outside': { readonly answer: readonly EntryType[] };
  /** What the products say of the ledger's figures. */
  'ledger.figures': { readonly answer: LedgerFigures };
}
export type Question = {
  [K in keyof Questions]: { readonly kind: K } & Omit<Questions[K], 'answer'>;
}[keyof Questions];
export type Answer<K extends keyof Questions> = Questions[K]['answer'];

/** The last number given out of each kind of row that is numbered 1, 2, 3 …; products add their own. */
export interface Counters {
  accounts: number;
  entries: number;
}

/** What the ledger's entries are called; products say with each under which kind a customer looks for it. */
export interface EntryTypes {
  reversal: true;
}
export type EntryType = keyof EntryTypes;

/** Accounts of customers, and of the house. */
export interface WalletKinds {
  change: true;
}
export type WalletKind = keyof WalletKinds;
export interface HouseKinds {
  house_profit: true;
  house_fees: true;
}
export type SystemKind = keyof HouseKinds;

/** What has its time: an order's expiry, an option's end. */
export interface TimedKinds extends Readonly<Record<never, true>> {}
export type TimedKind = keyof TimedKinds & string;

/** What waits for an operator's leave. */
export interface QueueKinds extends Readonly<Record<never, true>> {}
export type QueueKind = keyof QueueKinds & string;

/** The state's parts; each product keeps its own and names it here. */
export interface Slices {
  /** The book that a customer's money is in; no entry has postings in both. */
  bookOf(customerId: number): 'real' | 'demo';
}

/** The types that hooks of products take. Files that import this one declare theirs here, which avoids a cycle. */
export interface HookContext {
  /** Epoch ms. */
  readonly now: number;
}
