import type { Schedule, SimulationTerms, Tick } from '@truemark/domain';
import { flag, int, json, money, type RowOf, table, text, time } from '../../../platform/database/table.js';

/** A symbol with its trading terms, which are the same for every customer. */
export const symbols = table('symbols', ['id'], {
  id: int(),
  code: text(),
  showCode: text(),
  name: text(),
  logo: text(),
  categoryId: int(),
  sort: int(),
  isEnabled: flag(),
  baseCurrency: text(),
  quoteCurrency: text(),
  pricePrecision: int(),
  /** Lot step. */
  pip: money(),
  /** Units per lot. */
  units: money(),
  minLots: money(),
  maxLots: money(),
  feeRate: money(),
  /** 1: fixed margin per lot; otherwise by price and multiple. */
  marginMode: int(),
  multiples: json<{ value: string; isDefault: boolean }[]>(),
  /** Added to the bid of a source with one price. */
  spread: money(),
  schedule: json<Schedule>(),
  feed: text<'simulator' | 'replay' | 'binance'>(),
  feedCode: text(),
  /** Parameters of the simulator. */
  simulation: json<{ price: string; annualVolatility: number; quotesASecond: number }>(),
});
export type SymbolRow = RowOf<typeof symbols>;

/** Simulation parameters in the form that `libs/domain` uses. */
export const simulationOf = ({
  simulation,
  pricePrecision,
}: Pick<SymbolRow, 'simulation' | 'pricePrecision'>): SimulationTerms => ({ ...simulation, pricePrecision });

/** Every accepted tick, append-only; prices in 10⁻⁸. */
export const ticks = table(
  'ticks',
  ['symbolId', 'seq'],
  {
    symbolId: int(),
    seq: int(),
    at: time(),
    bid: int(),
    ask: int(),
    laneSeq: int(),
  },
  { follows: 'links' },
);

/** A stored tick in the form that decisions use. */
export const tickOfRow = ({ symbolId, seq, at, bid, ask }: RowOf<typeof ticks>): Tick => ({
  symbolId,
  seq,
  time: at,
  bid,
  ask,
});

/** Quotes that were rejected and must not be used. */
export const rejectedTicks = table(
  'rejected_ticks',
  ['laneSeq'],
  {
    laneSeq: int(),
    symbolId: int(),
    at: time(),
    bid: int(),
    ask: int(),
    reason: text(),
  },
  { follows: 'links' },
);

/** Closed bars of the bid; `simulated`: made up by the simulator or backfilled for the demo. */
export const bars = table(
  'bars',
  ['symbolId', 'period', 'start'],
  {
    symbolId: int(),
    period: text(),
    start: time(),
    open: int(),
    high: int(),
    low: int(),
    close: int(),
    volume: int(),
    simulated: flag(),
  },
  { follows: 'ticks', untold: true },
);

export type Bar = RowOf<typeof bars>;

/** Backfilled history of a symbol: its closed bars of a period up to `until`, as one hash. */
export const barHistories = table(
  'bar_histories',
  ['symbolId', 'period'],
  {
    symbolId: int(),
    period: text(),
    /** Start of the last bar, epoch ms. */
    until: int(),
    count: int(),
    /** SHA-256 (`barsHash`). */
    hash: text(),
  },
  { untold: true },
);
export type BarHistory = RowOf<typeof barHistories>;
