import type { Answer, Command, EngineEvent, Outcome, Question } from './kernel/registry.js';

export { type Actor, type ExpectedRow, type RowWrite, SYSTEM } from './kernel/command.js';
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
// Makes the products' declaration merging visible to importers of these types.
export type { PRODUCTS } from './products/index.js';
export type { ViewSnapshot } from './view/snapshot.js';

/**
 * The engine's boundary. Everything that crosses it is plain data (no functions, no iterators, no shared objects), so
 * features and engine may run in two processes: `test/engine/boundary.e2e-spec.ts` does that. Events are published
 * before the answers to what caused them, and an answer reflects everything committed by then.
 * Features use `EngineClient`, which builds on this, its read view, tables and the products' commands.
 */
export interface EngineBoundary {
  submit<C extends Command>(command: C): Promise<Outcome<C['kind']>>;
  first<K extends Command['kind']>(kind: K, key: Command['idempotency']): Promise<Outcome<K> | null>;
  ask<Q extends Question>(question: Q): Promise<Answer<Q['kind']>>;
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: EngineEvent) => void): () => void;
  /** Only for an engine in another process: called when messages were missed and derived data must be reloaded. */
  onMissing?(listener: () => void): void;
  /** Tells the engine that the gap is closed. */
  caughtUp?(): void;
  /** Resolves once this process has every event that another one could have shown until now. */
  upToDate?(): Promise<void>;
}
