import { type Refusal, refuse, type Tick } from '@truemark/domain';
import { SYSTEM } from './command.js';
import { decide } from './decide.js';
import { firstOutcome, hasRoomFor } from './first-outcome.js';
import type { Done, Job } from './job.js';
import { journalInput } from './journal-input.js';
import type { LaneOptions } from './lane-options.js';
import type { OpenBatch } from './open-batch.js';
import type { Received } from './received.js';
import type { Command } from './registry.js';
import { keepSent } from './sent-commands.js';
import { Step, StepRefused } from './step.js';
import type { AnyTable } from './store/batch.js';
import type { UndoList } from './undo.js';
import { carryRows, requireAsSeen } from './watched-rows.js';

/** Decides one job after the other against the state in memory, each into a batch that is not committed yet. */
export class Decider {
  private lastNow: number;
  private moment = 0;

  constructor(
    private readonly options: LaneOptions,
    private readonly undo: UndoList,
  ) {
    this.lastNow = options.state.storedUntil;
  }

  /** Sets the instant at which commands are decided from here on. */
  setMoment(): void {
    this.moment = this.options.now();
  }

  /** Decides a job; what it changes goes into the batch, and can be undone. */
  decide(job: Job, into: OpenBatch): void {
    into.done.push(this.outcomeOf(job, into));
  }

  /** What a command with this key came to before; null: it is new. */
  earlier(idempotency: Command['idempotency']): object | Refusal | null {
    return idempotency ? firstOutcome(this.options.state, idempotency, this.options.now()) : null;
  }

  private outcomeOf(job: Job, into: OpenBatch): Done {
    try {
      if ('quotes' in job) return { job, answer: this.takeQuotes(job.quotes, into) };
      return { job, answer: this.decideCommand(job.command, into) };
    } catch (error) {
      return { job, error };
    }
  }

  private takeQuotes(quotes: readonly Received[], into: OpenBatch): readonly Tick[] {
    const taken: Tick[] = [];
    for (const quote of quotes) {
      // A tick is judged at its own time: what follows from it is the same whenever it is worked out.
      const step = this.step(SYSTEM, true, quote.time);
      const tick = this.options.takeQuote(step, quote);
      if (tick) {
        taken.push(tick);
        // A recorded market's clock stands before the next tick: what is decided after this one is not earlier.
        this.lastNow = Math.max(this.lastNow, tick.time);
      }
      into.finish(step);
    }
    return taken;
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
      const step = this.step(command.actor, isInput);
      requireAsSeen(step, command.seen);
      const outcome = decide(step, command);
      carryRows(step, command.rows, (name) => this.tableOf(name));
      if (isInput) journalInput(step, command, outcome);
      keepSent(step, command, outcome);
      into.finish(step);
      return outcome;
    } catch (error) {
      this.undo.rollback(mark);
      if (!(error instanceof StepRefused)) throw error;
      // It moved nothing, so nothing of it is kept: under the same key it is judged anew.
      return error.refusal;
    }
  }

  private step(actor: Command['actor'], numbered = true, now = this.now()): Step {
    const { state } = this.options;
    if (numbered) {
      const before = state.laneSeq;
      this.undo.push(() => {
        state.laneSeq = before;
      });
      state.laneSeq = before + 1;
    }
    return new Step(state, this.undo, now, state.laneSeq, actor);
  }

  private tableOf(name: string): AnyTable {
    const table = this.options.tables.get(name);
    if (!table) throw new Error(`no table ${name}`);
    return table;
  }

  /** Never goes back, whatever the clock does. */
  private now(): number {
    this.lastNow = Math.max(this.lastNow, this.moment);
    return this.lastNow;
  }
}
