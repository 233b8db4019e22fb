import { defineProduct } from '../../kernel/product.js';
import type { Step } from '../../kernel/step.js';
import { ticks } from '../../market/tables/market.table.js';
import type { ThinTicks } from './commands.js';
import { keptTicks } from './tables/kept-tick.table.js';
import { thinnedDays } from './tables/thinned-day.table.js';

/** Thinning of old ticks: those that decisions used are kept, of the others only their minutes. */
export const thinning = defineProduct({
  name: 'thinning',
  lane: {
    commands: { 'ticks.thin': thinTicks },
    // It affects no decision: the ticks that it removes are no longer needed.
    readOnlyCommands: ['ticks.thin'],
    background: ['ticks.thin'],
    answers: { 'ticks.retention': (state) => Number(state.setting('tick_retention_days')) },
  },
  state: { tables: [thinnedDays, keptTicks] },
});

function thinTicks(step: Step, { symbolId, seqs }: ThinTicks): { readonly done: true } {
  const last = step.state.quotes.get(symbolId)?.seq ?? 0;
  for (const seq of seqs) {
    if (seq >= last) throw new Error(`tick ${seq} of symbol ${symbolId} is its last one`);
    step.remove(ticks, { symbolId, seq });
  }
  return { done: true };
}
