import { isEntry, settleOption, type Tick } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { bookReturn } from './bookings.js';
import type { SettleOptions } from './commands.js';
import { payoutTermsOf } from './option-book.js';
import { putOption } from './put-option.js';
import { refuseSale } from './put-sale.js';
import type { Option } from './tables/option.table.js';

/** Timer command: settles options due by `upTo` without a later tick, and refuses sales that no tick priced in time. */
export function settleOptions(step: Step, { upTo }: SettleOptions): Results['option.settle'] {
  const { options, sales } = step.state;
  const until = Math.min(upTo, step.now);
  let settled = 0;
  for (const symbolId of options.symbolsDue(until)) {
    const decided = settleDue(step, symbolId, until);
    if (decided > 0) options.noteDecided(symbolId, until, step.undo);
    settled += decided;
  }
  for (const symbolId of sales.symbolsDue(until)) {
    for (const sale of sales.waitingFor(symbolId)) {
      if (sale.until <= until) refuseSale(step, sale, 'micro.no_tick');
    }
    options.noteDecided(symbolId, until, step.undo);
  }
  return { settled };
}

/** Before a tick is applied: settles what was due before it, from the ticks so far. */
export function settleBefore(step: Step, { symbolId, time }: Tick): void {
  settleDue(step, symbolId, time - 1);
}

/** After a tick is applied: makes it the entry of options that waited for it. */
export function enterOptions(step: Step, tick: Tick): void {
  for (const option of step.state.options.waitingFor(tick.symbolId)) {
    if (!isEntry(option.startAt, option.seconds, tick.time)) continue;
    const entered = { entrySeq: tick.seq, entryAt: tick.time, entryPrice: BigInt(tick.bid) };
    const running: Option = { ...option, ...entered };
    putOption(step, running);
    step.emit({ type: 'option.entered', customerId: option.customerId, option: running });
  }
}

function settleDue(step: Step, symbolId: number, until: number): number {
  const { options, quotes } = step.state;
  const due = options.takeDue(symbolId, until, step.undo);
  // Any later tick would have settled them first, so the last tick is the last one at or before each expiry.
  for (const option of due) settle(step, option, quotes.get(symbolId));
  return due.length;
}

function settle(step: Step, option: Option, last: Tick | undefined): void {
  const exit = last && { time: last.time, price: BigInt(last.bid) };
  const { direction, expiresAt, entryPrice, terms } = option;
  const facts = {
    ...payoutTermsOf(option),
    direction,
    expiresAt,
    entryPrice,
    staleSeconds: terms.staleSeconds,
  };
  const { outcome, reason, profit, returned } = settleOption(facts, exit ?? null);
  const isVoid = outcome === 'void';
  const left = isVoid || !last ? null : last;
  // One object literal with all properties, for speed: thousands may end at once.
  const ended: Option = {
    ...option,
    status: isVoid ? 'void' : 'ended',
    outcome,
    reason,
    profit,
    exitSeq: left ? left.seq : option.exitSeq,
    exitAt: left ? left.time : option.exitAt,
    exitPrice: left ? BigInt(left.bid) : option.exitPrice,
    endedAt: endOf(step, option),
  };
  endOption(step, ended, returned);
}

/** End time of an option that ends in this step, epoch ms. */
const endOf = ({ now }: Step, { startAt }: Option): number => Math.max(now, startAt);

/** Books what an ended option returns, stores it and publishes its end. */
export function endOption(step: Step, option: Option, returned: bigint): Option {
  const endedAt = endOf(step, option);
  const ended: Option = option.endedAt === endedAt ? option : { ...option, endedAt };
  bookReturn(step, ended, returned, `option.${ended.outcome ?? 'void'}`);
  putOption(step, ended);
  const sale = step.state.sales.of(ended.id);
  if (sale) refuseSale(step, sale, 'micro.not_running');
  step.state.catalogue.writeOff(step, ended.customerId, { refKind: 'option', refId: ended.id });
  step.state.catalogue.noteEnded(step, {
    customerId: ended.customerId,
    result: ended.profit,
    at: endedAt,
  });
  step.emit({ type: 'option.ended', customerId: ended.customerId, option: ended });
  return ended;
}
