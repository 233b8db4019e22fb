import { directionNumbers, optionStatusNumbers } from '../options/names.js';
import { closedByNumbers, orderStatusNumbers, sideNumbers } from '../trading/names.js';

/** A column of an exported list whose field says less than a reader needs. */
export interface SheetColumn {
  /** Of the row: `ForexTradeLists.ShowCode` lies inside. */
  readonly path: string;
  readonly title: string;
  /** What the wire's numbers stand for. */
  readonly words?: Readonly<Record<string, string>>;
  /** 0 stands for: there is none. */
  readonly isNothingAtZero?: boolean;
}

const wordsOf = (numbers: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(numbers).map(([word, number]) => [number, word.replaceAll('_', ' ')]));

const book: SheetColumn = { path: 'is_demo', title: 'book', words: { true: 'demo', false: 'real' } };
const owner: readonly SheetColumn[] = [
  { path: 'Id', title: 'number' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  book,
];

/** Columns of the lists whose rows are the wire's own messages; those of other lists are their rows' fields. */
export const SHEETS: Readonly<Record<string, readonly SheetColumn[]>> = {
  orders: [
    ...owner,
    { path: 'ForexTradeLists.ShowCode', title: 'symbol' },
    { path: 'OrderType', title: 'side', words: wordsOf(sideNumbers) },
    { path: 'Status', title: 'state', words: wordsOf(orderStatusNumbers) },
    { path: 'CreateTimeMs', title: 'placed' },
    { path: 'CompleteTimeMs', title: 'ended' },
    { path: 'ClosedType', title: 'closed by', words: { 0: '', ...wordsOf(closedByNumbers) } },
    { path: 'Quantity', title: 'lots' },
    { path: 'Multiple', title: 'multiple' },
    { path: 'Price', title: 'open price', isNothingAtZero: true },
    { path: 'UpdatePrice', title: 'price now or at the end', isNothingAtZero: true },
    { path: 'TargetPrice', title: 'asked price', isNothingAtZero: true },
    { path: 'TargetLossPrice', title: 'stop loss', isNothingAtZero: true },
    { path: 'TargetProfitPrice', title: 'take profit', isNothingAtZero: true },
    { path: 'TrailingDistance', title: 'trailing distance', isNothingAtZero: true },
    { path: 'CautionMoney', title: 'margin' },
    { path: 'TradeFee', title: 'fee' },
    { path: 'FactProfits', title: 'result' },
    { path: 'OriginId', title: 'part of order', isNothingAtZero: true },
    { path: 'LeaderOrderId', title: 'copy of order' },
    { path: 'TraderName', title: 'trader' },
    { path: 'Memo', title: 'reason' },
  ],
  options: [
    ...owner,
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
  ],
};
