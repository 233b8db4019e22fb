import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { resultsOf, tradesOf } from '../../kernel/past-trades.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { optionsAccount, requireNoOpenOptions, sweepDemo } from './account.js';
import { buyOption } from './buy-option.js';
import { putDuration, removeDuration } from './durations.js';
import { entries } from './entries.js';
import { loadOptions } from './load.js';
import { OptionBook } from './option-book.js';
import { RecentBids } from './recent-bids.js';
import { SaleBook } from './sale-book.js';
import { askSale, offerOption, priceSales } from './sell-option.js';
import { endOption, enterOptions, settleBefore, settleOptions } from './settle-options.js';
import { SymbolHistory } from './symbol-history.js';
import { durations, optionAmounts, optionSales, options as table } from './tables/option.table.js';
import { ticksOfOptions } from './used-ticks.js';
import { stakesHeld } from './verification/holds.js';
import { LegacyOffers } from './verification/legacy-offers.js';
import { verifyOptions } from './verification/options.js';

/** Settles what no tick has decided by then. */
const settleCommand = (upTo: number) => ({ kind: 'option.settle', actor: SYSTEM, upTo }) as const;

/** Short up/down options, settled by recorded ticks. */
export const options = defineProduct({
  name: 'options',
  lane: {
    archived: ['option.buy', 'option.settle', 'option.sale'],
    commands: {
      'option.buy': buyOption,
      'option.settle': settleOptions,
      'option.offer': offerOption,
      'option.sale': askSale,
      'duration.put': putDuration,
      'duration.remove': removeDuration,
    },
    readOnlyCommands: ['option.offer'],
    answers: {
      'options.running': ({ options }, { after, most }) =>
        [...options.values()]
          .filter(({ id }) => id > after)
          .sort((a, b) => a.id - b.id)
          .slice(0, most),
    },
    laterLimits: ['option.buy', 'duration.put', 'option.offer', 'option.sale'],
    journalled: {
      'option.buy': (command) => (command.formerly ? command : { ...command, limits: 3 }),
    },
    formerInputs: () => new LegacyOffers(),
  },
  state: {
    tables: [table, optionSales, durations, optionAmounts],
    counters: { options: table, sales: optionSales, durations },
    hashed: [
      defineHashedRows({
        name: 'options',
        table,
        upTo: 'options',
        find: (state, id) => state.options.get(id),
      }),
      defineHashedRows({
        name: 'option sales',
        table: optionSales,
        upTo: 'options',
        find: (state, id) => state.sales.of(id),
      }),
      defineHashedRows({
        name: 'durations',
        table: durations,
        upTo: 'durations',
        find: (state, id) => state.durations.get(id),
      }),
    ],
    slice: () => ({ options: new OptionBook(), durations: new Map(), sales: new SaleBook() }),
    madeLater: [RecentBids, SymbolHistory],
    load: (state, loader) => loadOptions(state, loader.store),
  },
  ledger: {
    wallets: { micro: optionsAccount },
    entries,
    opening: ['option.stake'],
    symbolIn: { option: table },
  },
  market: {
    isLate: (state, symbolId, time) => state.options.isLate(symbolId, time),
    beforeTick: settleBefore,
    onTick: (step, tick) => {
      step.state.options.historyOf(tick.symbolId).take(tick, step.undo);
      enterOptions(step, tick);
      priceSales(step, tick);
    },
    holdersOf: (state, symbolId) =>
      [...state.options.values()]
        .filter((option) => option.symbolId === symbolId)
        .map(({ customerId }) => customerId),
    usedTicks: ticksOfOptions,
  },
  trades: {
    atRisk: (state, customerId) => state.options.atRiskOf(customerId),
    resultsSince: (loader, since) =>
      resultsOf(loader, { table, figure: sql`profit`, endedAt: 'endedAt', where: sql`true` }, since),
    tradesBetween: (loader, from, until) => tradesOf(loader, { table, takenAt: 'startAt' }, from, until),
    endAll: (step, customerId, reason) => {
      const running = step.state.options.of(customerId);
      for (const option of running) {
        const ended = { status: 'void', outcome: 'void', reason, profit: 0n } as const;
        endOption(step, { ...option, ...ended }, option.stake);
      }
      return { voided: running.length };
    },
  },
  settings: {
    maySet: requireNoOpenOptions,
    onSettings: sweepDemo,
  },
  time: {
    timed: {
      'option.due': {
        at: ({ options: book }, id) => book.dueAt(id),
        waiting: (state) => state.options.keys(),
        upTo: settleCommand,
      },
      'sale.end': {
        at: ({ sales }, optionId) => sales.of(optionId)?.until ?? null,
        waiting: (state) => state.sales.keys(),
        upTo: settleCommand,
      },
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table,
        what: 'option',
        idOf: ({ id }) => id,
        open: sql`status = 'running'`,
        find: (state, { id }) => state.options.get(id),
        size: (state) => state.options.size,
        ended: { counter: 'options', by: (event) => (event.type === 'option.ended' ? event.option : null) },
      }),
      defineReplayedTable({
        table: optionSales,
        what: 'sale',
        idOf: ({ id }) => id,
        open: sql`status = 'waiting'`,
        find: (state, { optionId }) => state.sales.of(optionId),
        size: (state) => state.sales.size,
        ended: {
          counter: 'sales',
          by: (event) =>
            event.type === 'option.sale' && event.sale.status !== 'waiting' ? event.sale : null,
        },
      }),
      defineReplayedTable({
        table: durations,
        what: 'duration',
        idOf: ({ id }) => id,
        find: (state, { id }) => state.durations.get(id),
        size: (state) => state.durations.size,
      }),
    ],
    holds: stakesHeld,
    verified: verifyOptions,
  },
});
