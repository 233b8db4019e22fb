import type { Answer, Command, EngineEvent, Outcome, Question } from './kernel/registry.js';

export { type Actor, type RowSeen, type RowWrite, SYSTEM } from './kernel/command.js';
export type {
  Answer,
  Command,
  EngineEvent,
  LedgerFigures,
  Outcome,
  Question,
  Results,
} from './kernel/registry.js';
export type { FeedHealth } from './market/feed-commands.js';
export type { AccountSnapshot } from './products/customers/commands.js';
// Whoever reads these types reads what the products add to them.
export type { PRODUCTS } from './products/index.js';
export type { ViewSnapshot } from './view/snapshot.js';

/**
 * The engine's boundary. Everything that crosses it is plain data (no functions, no iterators, no shared objects), so
 * that features and engine may live in two processes: `test/engine/boundary.e2e-spec.ts` lets them. What happened is told
 * before what it was caused by is answered, and an answer stands for what was committed by then.
 *
 * Features know `EngineClient`, which stands on this, its read view, tables and the products' commands.
 */
export interface EngineBoundary {
  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>>;
  first<K extends Command['kind']>(kind: K, key: Command['idempotency']): Promise<Outcome<K> | null>;
  ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>>;
  /** Returns how to stop listening. */
  subscribe(listener: (event: EngineEvent) => void): () => void;
  /** Of an engine in another process: something that was told is missing here, and all that follows from it is taken anew. */
  onMissing?(listener: () => void): void;
  /** What was missing is made up for. */
  caughtUp?(): void;
}
