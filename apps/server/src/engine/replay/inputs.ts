import type { RowOf } from '../../platform/database/table.js';
import { type Actor, SYSTEM } from '../kernel/command.js';
import { assertConsistent } from '../kernel/consistency.js';
import { decide } from '../kernel/decide.js';
import { isLegacyInput, readJournal } from '../kernel/journal.js';
import type { Product } from '../kernel/product.js';
import type { Command } from '../kernel/registry.js';
import type { State } from '../kernel/state.js';
import { Step, StepRefused } from '../kernel/step.js';
import type { laneInputs } from '../kernel/tables/lane.table.js';
import { UndoList } from '../kernel/undo.js';
import { pauseSymbol } from '../market/symbols.js';
import { type rejectedTicks, tickOfRow, type ticks } from '../market/tables/market.table.js';
import { takeTick } from '../market/take-ticks.js';
import { PRODUCTS } from '../products/index.js';

/** One input of the journal, to be decided again. */
export interface Input {
  readonly laneSeq: number;
  /** The instant that it was decided at, epoch ms. */
  readonly at: number;
  /** Decides it on a state that has decided all before it. Throws a `Mismatch` where it is refused now. */
  apply(state: State): Step;
}

type InputRow = RowOf<typeof laneInputs>;

/** Commands of the journal in their order, as they were decided then. */
export class CommandInputs {
  private readonly legacyInputs = (PRODUCTS as readonly Product[]).flatMap(
    ({ lane }) => lane?.formerInputs?.() ?? [],
  );

  /** `isReviewing`: whether the lane asked from the first of them who approves; otherwise from the first that says so. */
  constructor(private isReviewing: boolean) {}

  /** The next one; null: it was refused, which changed nothing. Older data holds such, under an idempotency key. */
  of({ laneSeq, kind, payload, at, outcome }: InputRow): Input | null {
    if (outcome !== '' && Reflect.get(readJournal(outcome) as object, 'refused') === true) return null;
    const { known = {}, ...held } = readJournal(payload) as { actor: Actor; known?: Record<string, object> };
    // Before the lane asked who approves, nothing was said of it; afterwards it always is.
    this.isReviewing ||= 'approvedBy' in held;
    const asks = this.isReviewing;
    const decideIn = (step: Step, command: Command): void => {
      const decides = this.legacyInputs.find((each) => each.kind === kind);
      if (decides) return decides.decide(step, held);
      const came = decide(step, command);
      for (const each of this.legacyInputs) each.note(came);
    };
    const apply = (state: State): Step => {
      const formerly = isLegacyInput(state.catalogue, kind, held) ? { formerly: true } : {};
      const command = { ...held, kind, ...formerly } as unknown as Command;
      state.isReviewing = asks;
      const step = new Step(state, new UndoList(), at, laneSeq, held.actor ?? SYSTEM, known);
      try {
        decideIn(step, command);
      } catch (error) {
        const why = error instanceof StepRefused ? error.refusal.key : String(error);
        assertConsistent(false, () => `input ${laneSeq} (${kind}) was accepted, a replay says ${why}`);
      }
      return step;
    };
    return { laneSeq, at, apply };
  }
}

/** An accepted tick. */
export function tickInput(row: RowOf<typeof ticks>): Input {
  const { at, laneSeq } = row;
  const tick = tickOfRow(row);
  const apply = (state: State): Step => {
    const step = new Step(state, new UndoList(), at, laneSeq, SYSTEM);
    takeTick(step, tick);
    return step;
  };
  return { laneSeq, at, apply };
}

/** A price that was too far away: the first of them pauses the symbol. Null for whatever else was rejected. */
export function jumpInput({ symbolId, at, laneSeq, reason }: RowOf<typeof rejectedTicks>): Input | null {
  if (reason !== 'jump') return null;
  const apply = (state: State): Step => {
    const step = new Step(state, new UndoList(), at, laneSeq, SYSTEM);
    if (!state.book.pauses.has(symbolId)) pauseSymbol(step, symbolId);
    return step;
  };
  return { laneSeq, at, apply };
}
