import { type Refusal, refuse, type Tick } from '@truemark/domain';
import { SYSTEM } from './command.js';
import { decide } from './decide.js';
import { firstOutcome, hasRoomFor } from './first-outcome.js';
import type { Job, JobResult } from './job.js';
import { journalInput } from './journal-input.js';
import type { LaneOptions } from './lane-options.js';
import type { OpenBatch } from './open-batch.js';
import { QuotesFailed } from './quotes-failed.js';
import type { ReceivedPrice } from './received-price.js';
import type { Command } from './registry.js';
import { storeSentOutcome } from './sent-commands.js';
import { Step, StepRefused } from './step.js';
import type { AnyTable } from './store/batch.js';
import type { UndoList } from './undo.js';
import { requireUnchanged, writeCarriedRows } from './watched-rows.js';

/** Decides jobs one by one against the state in memory, each into an uncommitted batch. */
export class Decider {
  private lastNow: number;
  private moment = 0;

  constructor(
    private readonly options: LaneOptions,
    private readonly undo: UndoList,
  ) {
    this.lastNow = options.state.storedUntil;
  }

  /** Sets the instant for the commands decided next. */
  setMoment(): void {
    this.moment = this.options.now();
  }

  /** Decides a job. Its changes go into the batch and can be undone. */
  decide(job: Job, into: OpenBatch): void {
    into.done.push(this.outcomeOf(job, into));
  }

  /** The stored outcome under this idempotency key; null: the key is new. */
  earlier(idempotency: Command['idempotency']): object | Refusal | null {
    return idempotency ? firstOutcome(this.options.state, idempotency, this.options.now()) : null;
  }

  private outcomeOf(job: Job, into: OpenBatch): JobResult {
    if ('quotes' in job) return { job, ...this.decideQuotes(job.quotes, into) };
    try {
      return { job, answer: this.decideCommand(job.command, into) };
    } catch (error) {
      return { job, error };
    }
  }

  /** A fault while one quote is processed costs that quote alone: the prices of other symbols go on. */
  private decideQuotes(quotes: readonly ReceivedPrice[], into: OpenBatch): Omit<JobResult, 'job'> {
    const taken: Tick[] = [];
    const failed: ReceivedPrice[] = [];
    let fault: unknown;
    for (const quote of quotes) {
      const { mark } = this.undo;
      try {
        // A tick is judged at its own time, so its consequences do not depend on when it is processed.
        const step = this.newStep(SYSTEM, true, quote.time);
        const tick = this.options.takeQuote(step, quote);
        if (tick) {
          taken.push(tick);
          // A recorded market's clock stops before the next tick, so later decisions must not be earlier than this one.
          this.lastNow = Math.max(this.lastNow, tick.time);
        }
        into.finish(step);
      } catch (error) {
        // Nothing of it is written, so nothing may stay in memory.
        this.undo.rollback(mark);
        failed.push(quote);
        fault ??= error;
      }
    }
    return failed.length > 0 ? { answer: taken, error: new QuotesFailed(failed, fault) } : { answer: taken };
  }

  private decideCommand(command: Command, into: OpenBatch): object | Refusal {
    const { idempotency } = command;
    const { state } = this.options;
    const earlier = this.earlier(idempotency);
    if (earlier) return earlier;
    if (idempotency && !hasRoomFor(state, idempotency, this.now())) return refuse('idempotency.too_many');
    const mark = this.undo.mark;
    try {
      const isInput = state.catalogue.isInput(command);
      const step = this.newStep(command.actor, isInput);
      requireUnchanged(step, command.seen);
      const outcome = decide(step, command);
      writeCarriedRows(step, command.rows, (name) => this.tableOf(name));
      if (isInput) journalInput(step, command, outcome);
      storeSentOutcome(step, command, outcome);
      into.finish(step);
      return outcome;
    } catch (error) {
      this.undo.rollback(mark);
      if (!(error instanceof StepRefused)) throw error;
      // A refused command moved nothing, so no outcome is stored: the same key is judged anew.
      return error.refusal;
    }
  }

  private newStep(actor: Command['actor'], numbered = true, now = this.now()): Step {
    const { state } = this.options;
    if (numbered) this.undo.assign(state, 'laneSeq', state.laneSeq + 1);
    return new Step(state, this.undo, now, state.laneSeq, actor);
  }

  private tableOf(name: string): AnyTable {
    const table = this.options.tables.get(name);
    if (!table) throw new Error(`no table ${name}`);
    return table;
  }

  /** Monotonic, whatever the clock does. */
  private now(): number {
    this.lastNow = Math.max(this.lastNow, this.moment);
    return this.lastNow;
  }
}
