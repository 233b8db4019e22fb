import { lossAmount, winAmount } from '@truemark/domain';
import { decimal, type Money, type Price, type Ratio } from '@truemark/money';
import { ownerColumns, type SheetColumn, wordsOf } from '../admin/sheet.js';
import { type ExactDecimals, toWire } from '../wire/names.js';
import type { SymbolFacts } from '../wire/trade-symbol.js';
import type { MicroOrder, MicroOutcome, MicroStatus, MicroTerms } from './answers.js';

/** An option under domain names; `microOrderNames` maps them to the wire. */
export interface OptionMessage {
  id: number;
  symbolId: number;
  symbol: MicroOrder['ForexTradeList'];
  direction: 1 | 2;
  status: MicroStatus;
  outcome: MicroOutcome;
  stake: Money;
  seconds: number;
  left: number;
  ratio: Ratio;
  lossLevel: 0 | 1;
  profitIfWin: Money;
  profitIfLoss: Money;
  profit: Money;
  openPrice: Price | null;
  endPrice: Price | null;
  entrySeq: number | null;
  entryAt: number | null;
  entryPrice: Price | null;
  exitSeq: number | null;
  exitAt: number | null;
  exitPrice: Price | null;
  boughtText: string;
  boughtAt: number;
  expiresAt: number;
  endedText: string;
  endedAt: number | null;
  reason: string;
  reasonKey: string;
}

export const microOrderNames = {
  id: 'Id',
  symbolId: 'ForexId',
  symbol: 'ForexTradeList',
  direction: 'Type',
  status: 'Status',
  outcome: 'Outcome',
  stake: 'Number',
  seconds: 'Seconds',
  left: 'RemainMilliSeconds',
  ratio: 'ProfitRatio',
  lossLevel: 'LossLevel',
  profitIfWin: 'ProfitIfWin',
  profitIfLoss: 'ProfitIfLoss',
  profit: 'FactProfits',
  openPrice: 'OpenPrice',
  endPrice: 'EndPrice',
  entrySeq: 'EntrySeq',
  entryAt: 'EntryTimeMs',
  entryPrice: 'EntryPrice',
  exitSeq: 'ExitSeq',
  exitAt: 'ExitTimeMs',
  exitPrice: 'ExitPrice',
  boughtText: 'CreatedAtST',
  boughtAt: 'CreatedAtMs',
  expiresAt: 'ExpireAtMs',
  endedText: 'CompleteAtST',
  endedAt: 'CompleteAtMs',
  reason: 'Memo',
  reasonKey: 'ReasonKey',
} as const;

export const directionNumbers = { up: 1, down: 2 } as const;
export const optionStatusNumbers = { running: 1, ended: 3, void: 4 } as const;

/** Fields of an option's row that the message needs. */
export interface OptionFacts {
  readonly id: number;
  readonly symbolId: number;
  readonly direction: keyof typeof directionNumbers;
  readonly status: keyof typeof optionStatusNumbers;
  readonly outcome: Exclude<MicroOutcome, ''> | null;
  readonly stake: Money;
  readonly seconds: number;
  readonly terms: { readonly ratio: string; readonly lossLevel: number };
  readonly profit: Money;
  readonly entrySeq: number | null;
  readonly entryAt: number | null;
  readonly entryPrice: Price | null;
  readonly exitSeq: number | null;
  readonly exitAt: number | null;
  readonly exitPrice: Price | null;
  readonly startAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  readonly reason: string | null;
}

/** An option as shown to its customer at `now`; `stamp` formats a time in the `timezone` setting, `say` a reason. */
export function toMicroOrder(
  option: OptionFacts,
  symbol: SymbolFacts,
  now: number,
  stamp: (time: number) => string,
  say: (key: string) => string,
): ExactDecimals<MicroOrder> {
  const { stake, terms, status, reason, endedAt } = option;
  const payout = { stake, ratio: decimal(terms.ratio), lossLevel: terms.lossLevel };
  const message: OptionMessage = {
    id: option.id,
    symbolId: option.symbolId,
    symbol: {
      Id: symbol.id,
      Code: symbol.code,
      ShowCode: symbol.showCode,
      Logo: symbol.logo,
      PricePrecision: symbol.pricePrecision,
    },
    direction: directionNumbers[option.direction],
    status: optionStatusNumbers[status],
    outcome: option.outcome ?? '',
    stake,
    seconds: option.seconds,
    left: status === 'running' ? Math.max(0, option.expiresAt - now) : 0,
    ratio: payout.ratio,
    lossLevel: terms.lossLevel === 1 ? 1 : 0,
    profitIfWin: winAmount(payout),
    profitIfLoss: -lossAmount(payout),
    profit: option.profit,
    openPrice: option.entryPrice,
    endPrice: option.exitPrice,
    entrySeq: option.entrySeq,
    entryAt: option.entryAt,
    entryPrice: option.entryPrice,
    exitSeq: option.exitSeq,
    exitAt: option.exitAt,
    exitPrice: option.exitPrice,
    boughtText: stamp(option.startAt),
    boughtAt: option.startAt,
    expiresAt: option.expiresAt,
    endedText: endedAt === null ? '' : stamp(endedAt),
    endedAt,
    reason: reason === null ? '' : say(reason),
    reasonKey: reason ?? '',
  };
  return toWire(microOrderNames, message);
}

/** A duration as offered to customers. */
interface OfferedDuration {
  readonly id: number;
  readonly seconds: number;
  readonly ratio: Ratio;
  readonly least: Money;
  readonly most: Money;
}

const durationNames = {
  id: 'Id',
  seconds: 'Seconds',
  ratio: 'ProfitRatio',
  least: 'LimitAmount',
  most: 'MaxAmount',
} as const;

/** Offered durations, and suggested stakes. */
export const toMicroTerms = (
  durations: readonly OfferedDuration[],
  stakes: readonly Money[],
): ExactDecimals<MicroTerms> => ({
  sec: durations.map((duration) => toWire(durationNames, duration)),
  number: stakes.map((stake) => ({ Number: stake })),
});

/** Export columns of options. */
export const optionSheet: readonly SheetColumn[] = [
  ...ownerColumns,
  { path: 'ForexTradeList.ShowCode', title: 'symbol' },
  { path: 'Type', title: 'direction', words: wordsOf(directionNumbers) },
  { path: 'Status', title: 'state', words: wordsOf(optionStatusNumbers) },
  { path: 'Outcome', title: 'outcome' },
  { path: 'CreatedAtMs', title: 'bought' },
  { path: 'CompleteAtMs', title: 'ended' },
  { path: 'Seconds', title: 'seconds' },
  { path: 'Number', title: 'stake' },
  { path: 'ProfitRatio', title: 'ratio' },
  { path: 'ProfitIfWin', title: 'profit if won' },
  { path: 'FactProfits', title: 'result' },
  { path: 'EntryPrice', title: 'entry price' },
  { path: 'EntryTimeMs', title: 'entry tick' },
  { path: 'ExitPrice', title: 'exit price' },
  { path: 'ExitTimeMs', title: 'exit tick' },
  { path: 'Memo', title: 'reason' },
];
