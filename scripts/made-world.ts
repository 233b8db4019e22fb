import {
  contentHash,
  type Fields,
  hash,
  type MadeDay,
  type MadeTick,
  nonce,
  type World,
} from './made-days.js';

const START = Date.UTC(2026, 10, 1);

/** Customer who owns the orders and options. */
export const OWNER = 43;
const ORDER = 7;
const SYMBOL_ID = 4;
/**
 * The customer opens order 7 with the second input of a day and closes it with the fifth; others close other orders.
 */
const says = (of: number): object => {
  const actor = { kind: 'customer', id: OWNER };
  if (of !== 1) return { actor, orderId: of === 4 ? ORDER : 100 + of };
  return { actor, symbolId: SYMBOL_ID, side: 'buy', lots: '10000000n', multiple: '5000000000n' };
};

/** Content of an input; its leaf contains the hash of this. */
export const contentOf = (day: string, of: number) => ({
  kind: of === 1 ? 'order.open' : 'order.close',
  payload: JSON.stringify(says(of)),
  outcome: `{"day":"${day}"}`,
  idempotency: of === 1 ? null : { owner: OWNER, key: 'k', hash: hash('k') },
});

/** Bookings of a day, from one account to another: 11 is free, 12 held, 2 and 3 belong to the broker. */
const BOOKED = [
  ['order.margin_hold', 11, 12, '200.04'],
  ['order.fee', 11, 3, '0.80016'],
  ['transfer', 11, 5, '5.5'],
  ['transfer', 5, 11, '5.5'],
  ['order.margin_release', 12, 11, '200.04'],
  ['order.profit', 11, 2, '0.75'],
] as const;

/** Three days of two symbols and five customers; prices go up and down in steps. */
export function madeWorld(): World {
  const seqs: Record<string, number> = { TMX100: 0, EURUSD: 100 };
  const ticksOf = (symbol: string, day: number, count: number, base: number, step: number): MadeTick[] =>
    Array.from({ length: count }, (_, at) => {
      seqs[symbol] = (seqs[symbol] ?? 0) + 1;
      const bid = base + step * ((at * 7) % 11);
      return {
        seq: seqs[symbol],
        time: START + day * 86_400_000 + 3_600_000 + at * 9_000,
        bid: String(Number(bid.toFixed(5))),
        ask: String(Number((bid + 2 * step).toFixed(5))),
      };
    });
  const days = [0, 1, 2].map((at): MadeDay => {
    const day = new Date(START + at * 86_400_000).toISOString().slice(0, 10);
    return {
      day,
      ticks: {
        TMX100: ticksOf('TMX100', at, 37, 10_000, 0.25),
        EURUSD: ticksOf('EURUSD', at, 23, 1.0871, 0.0001),
      },
      inputs: Array.from({ length: 5 }, (_, of) => ({
        kind: 'input',
        seq: at * 100 + of * 3 + 1,
        at: START + at * 86_400_000 + of * 1000,
        hash: contentHash(contentOf(day, of)),
        nonce: nonce(`input ${day} ${of}`),
      })),
      entries: BOOKED.map(([type, from, to, amount], of) => ({
        kind: 'entry',
        id: at * 10 + of + 1,
        at: START + at * 86_400_000 + of * 2000,
        type,
        lines: [
          { account: from, side: 'debit', amount, currency: 'USD' },
          { account: to, side: 'credit', amount, currency: 'USD' },
        ],
        nonce: nonce(`entry ${day} ${of}`),
      })),
      owed: [41, 42, 43, 44, 45].map((customer) => ({
        customer,
        totals: { USD: String(customer * 10 + at + 0.5), EUR: '0' },
      })),
    };
  });
  return {
    days,
    seeds: [hash('first key'), hash('second key')],
    keyOf: (day) => (day < '2026-11-03' ? 0 : 1),
  };
}

/** Audit of a buy of 0.1 lots between two ticks, as the server would answer it; figures worked out by hand. */
export function madeAudit(
  ticks: readonly MadeTick[],
  open: MadeTick,
  close: MadeTick,
  figures: Fields,
): string {
  const shown = (tick: MadeTick) => ({ ...tick, market_open: 1, simulation: null });
  const near = ticks.filter(({ seq }) => Math.abs(seq - open.seq) <= 5 || Math.abs(seq - close.seq) <= 5);
  const none = { symbol_id: null, code: null, seq: null, bid: 1, inverse: 0, tick: null };
  const own = {
    Id: ORDER,
    OriginId: 0,
    Status: 3,
    OrderType: 1,
    ForexTradeLists: { Id: SYMBOL_ID, Code: 'TMX100' },
    Quantity: '0.1',
    OriginPrice: open.bid,
    Price: open.ask,
    UpdatePrice: close.bid,
    TargetPrice: '0',
    TargetLossPrice: '0',
    TargetProfitPrice: '0',
    TrailingDistance: '0',
    OpenSeq: open.seq,
    CloseSeq: close.seq,
    ClosedType: 1,
    FollowType: 0,
    ...figures,
  };
  const { CautionMoney: margin, TradeFee: fee } = figures;
  return JSON.stringify({
    code: 1,
    msg: '',
    data: {
      order: own,
      open: shown(open),
      close: shown(close),
      ticks: near.map(shown),
      settings: {
        margin_mode: 0,
        trade_fee_type: 0,
        fee_rate: '0.004',
        units: '10',
        multiple: '50',
        open_rate: none,
        close_rate: none,
      },
      pending: null,
      stops: { since_seq: open.seq, trailing: null },
      stop_out: null,
      parts: [{ id: ORDER, lots: figures.Quantity ?? '0.1', margin, fee }],
    },
  });
}
