import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { defineProduct } from '../../kernel/product.js';
import { replayed } from '../../kernel/replayed.js';
import type { State } from '../../kernel/state.js';
import { buyOption } from './buy-option.js';
import { putDuration, removeDuration } from './durations.js';
import { loadOptions } from './load.js';
import { OptionBook } from './option-book.js';
import { SaleBook } from './sale-book.js';
import { askSale, offerOption, priceSales } from './sell-option.js';
import { endOption, enterOptions, settleBefore, settleOptions } from './settle-options.js';
import { durations, optionAmounts, optionSales, options as table } from './tables/option.table.js';

/** Short up/down options, settled by recorded ticks. */
export const options = defineProduct({
  name: 'options',
  commands: {
    'option.buy': buyOption,
    'option.settle': settleOptions,
    'option.offer': offerOption,
    'option.sale': askSale,
    'duration.put': putDuration,
    'duration.remove': removeDuration,
  },
  looks: ['option.offer'],
  tables: [table, optionSales, durations, optionAmounts],
  counters: { options: table, sales: optionSales, durations },
  entries: {
    'option.stake': 'options',
    'option.win': 'options',
    'option.loss': 'options',
    'option.tie': 'options',
    'option.void': 'options',
    'option.sold': 'options',
  },
  slice: () => ({ options: new OptionBook(), durations: new Map(), sales: new SaleBook() }),
  load: (state, loader) => loadOptions(state, loader.store),
  isLate: (state, symbolId, time) => state.options.isLate(symbolId, time),
  beforeTick: settleBefore,
  onTick: (step, tick) => {
    step.state.options.historyOf(tick.symbolId).take(tick, step.undo);
    enterOptions(step, tick);
    priceSales(step, tick);
  },
  endAll: (step, customerId, reason) => {
    const running = step.state.options.of(customerId);
    for (const option of running) {
      const ended = { status: 'void', outcome: 'void', reason, profit: 0n } as const;
      endOption(step, { ...option, ...ended }, option.stake);
    }
    return { voided: running.length };
  },
  atRisk: (state, customerId) => state.options.atRiskOf(customerId),
  holdersOf: (state, symbolId) =>
    [...state.options.values()]
      .filter((option) => option.symbolId === symbolId)
      .map(({ customerId }) => customerId),
  replayed: [
    replayed({
      table,
      what: 'option',
      idOf: ({ id }) => id,
      open: sql`status = 'running'`,
      find: (state, { id }) => state.options.get(id),
      size: (state) => state.options.size,
      ended: { counter: 'options', by: (event) => (event.type === 'option.ended' ? event.option : null) },
    }),
    replayed({
      table: optionSales,
      what: 'sale',
      idOf: ({ id }) => id,
      open: sql`status = 'waiting'`,
      find: (state, { optionId }) => state.sales.of(optionId),
      size: (state) => state.sales.size,
      ended: {
        counter: 'sales',
        by: (event) => (event.type === 'option.sale' && event.sale.status !== 'waiting' ? event.sale : null),
      },
    }),
  ],
  settlement: {
    isDue: (state: State, until: number) =>
      state.options.symbolsDue(until).length > 0 || state.sales.symbolsDue(until).length > 0,
    command: (until: number) => ({ kind: 'option.settle', actor: SYSTEM, upTo: until }) as const,
  },
});
