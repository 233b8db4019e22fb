import type { Tampering } from './forged-seals.js';
import { contentHash, type Fields, type MadeDay, nonce, seal } from './made-days.js';
import { contentOf, madeWorld, OWNER } from './made-world.js';
import {
  altered,
  DAY,
  type Draft,
  RESULT,
  resealed,
  type Saved,
  saved,
  second,
  TWICE,
} from './saved-proof.js';

type Entry = Pick<MadeDay['entries'][number], 'type' | 'lines'>;

interface Forgery {
  /** Extra bookings and inputs of the broker, placed after the rest of the day. */
  readonly entries?: readonly Entry[];
  readonly inputs?: readonly { readonly kind: string; readonly payload: string }[];
  readonly change?: (day: Draft<MadeDay>) => void;
  /** Entries and inputs shown for the order, by their index in the day. */
  readonly shown?: { readonly entries?: readonly number[]; readonly inputs?: readonly number[] };
  readonly result?: Fields;
}

const [ENTRIES, INPUTS] = [6, 5];

/** A day that a dishonest broker sealed at will, and its answer about order 7. */
function forged({ entries = [], inputs = [], change, shown = {}, result = RESULT }: Forgery): Saved {
  const contents = inputs.map((input) => ({ ...input, outcome: '{}', idempotency: null }));
  const world = resealed(({ days }) => {
    const day = second(days);
    change?.(day);
    for (const [at, entry] of entries.entries())
      day.entries.push({ ...entry, kind: 'entry', id: 17 + at, at: 1, nonce: nonce(`more ${at}`) } as never);
    for (const [at, content] of contents.entries())
      day.inputs.push({
        kind: 'input',
        seq: 120 + at,
        at: 1,
        hash: contentHash(content),
        nonce: nonce(`said ${at}`),
      } as never);
  });
  const all = structuredClone(saved(world, madeWorld(), result)) as Draft<Saved>;
  const day = second(seal(world).answers);
  if (shown.entries) all.order.entries = shown.entries.map((at) => day.entry(at)) as never;
  if (shown.inputs)
    all.order.inputs = shown.inputs.map((at) => ({
      ...day.input(at),
      content: contents[at - INPUTS] ?? contentOf(DAY, at),
    })) as never;
  return all as Saved;
}

const line = (account: number, side: 'debit' | 'credit', amount: string) => ({
  ...{ account, side, amount, currency: 'USD' },
});
const move = (type: string, from: number, to: number, amount: string): Entry =>
  ({ type, lines: [line(from, 'debit', amount), line(to, 'credit', amount)] }) as never;
const says = (kind: string, terms: object, id = OWNER) => ({
  kind,
  payload: JSON.stringify({ actor: { kind: 'customer', id }, ...terms }),
});
const opens = (more: object = {}, id = OWNER) =>
  says('order.open', { symbolId: 4, side: 'buy', lots: '10000000n', multiple: '5000000000n', ...more }, id);

export const FORGED_INSTRUCTIONS: readonly Tampering[] = [
  [
    'twice the lots, with a result that follows',
    () => saved(madeWorld(), madeWorld(), TWICE),
    /instruction 104 says lots 0\.1, the order shows 0\.2/,
    'fault.instruction',
  ],
  [
    'a sale that was a purchase',
    () => saved(madeWorld(), madeWorld(), { ...RESULT, OrderType: 2 }),
    /instruction 104 says side buy, the order shows sell/,
    'fault.instruction',
  ],
  [
    'a second opening beside the first',
    () => forged({ inputs: [opens({ side: 'sell' })], shown: { inputs: [1, 4, INPUTS] } }),
    /instruction 120 opens it once more, or too late: after 104/,
    'fault.instruction',
  ],
  [
    'an opening after the closing',
    () => forged({ inputs: [opens()], shown: { inputs: [4, INPUTS] } }),
    /instruction 120 opens it once more, or too late: after 113/,
    'fault.instruction',
  ],
  [
    'an opening of another customer',
    () => forged({ inputs: [opens({}, 44)], shown: { inputs: [4, INPUTS] } }),
    /instruction 120 is of customer 44, instruction 113 of customer 43/,
    'fault.instruction',
  ],
  [
    'the purchase of an option',
    () => forged({ inputs: [says('option.buy', { symbolId: 4 })], shown: { inputs: [INPUTS] } }),
    /instruction 120 says side undefined, the order shows buy/,
    'fault.instruction',
  ],
  [
    'an order that is called a part of another one, beside its opening',
    () => altered((all) => void (all.audit = all.audit.replace('"OriginId":0', '"OriginId":5'))),
    /instruction 104 opens it, the order shows that it was taken out of 5/,
    'fault.instruction',
  ],
  [
    'the closing of all of another symbol',
    () => forged({ inputs: [says('order.close_all', { symbolId: 9 })], shown: { inputs: [1, INPUTS] } }),
    /instruction 120 says symbolId 9, the order shows 4/,
    'fault.instruction',
  ],
  [
    'the cancelling of another order',
    () => forged({ inputs: [says('order.cancel', { orderId: 9 })], shown: { inputs: [1, INPUTS] } }),
    /instruction 120 says orderId 9, the order shows 7/,
    'fault.instruction',
  ],
];

const amounts =
  (at: number, amount: string) =>
  ({ entries }: Draft<MadeDay>): void => {
    for (const each of entries[at]?.lines as { amount: string }[]) each.amount = amount;
  };
const lines =
  (at: number, ...all: readonly ReturnType<typeof line>[]) =>
  ({ entries }: Draft<MadeDay>): void => {
    (entries[at] as { lines: unknown }).lines = all;
  };

export const FORGED_MOVEMENTS: readonly Tampering[] = [
  [
    'a result that was not booked',
    () => saved(madeWorld(), madeWorld(), { ...RESULT, FactProfits: '0.75' }),
    /the result moved -0\.75, the order shows 0\.75/,
    'fault.booked',
  ],
  [
    'a fee of which another one was taken',
    () => forged({ change: amounts(1, '0.9') }),
    /the fee moved 0\.9, the order shows 0\.80016/,
    'fault.booked',
  ],
  [
    'a margin of which less was given back',
    () => forged({ change: amounts(4, '200') }),
    /entry 15 \(order\.margin_release\) moved 200, the order shows 200\.04/,
    'fault.booked',
  ],
  [
    'a second fee',
    () => forged({ entries: [move('order.fee', 11, 3, '50')], shown: { entries: [0, 1, ENTRIES, 4, 5] } }),
    /entry 17 \(order\.fee\) is one more than the order shows/,
    'fault.booked',
  ],
  [
    'one entry in two places',
    () => forged({ shown: { entries: [0, 0, 1, 4, 5] } }),
    /entry 11 \(order\.margin_hold\) is one more than the order shows/,
    'fault.booked',
  ],
  [
    'a movement that no order makes',
    () => forged({ shown: { entries: [0, 1, 2, 4, 5] } }),
    /entry 13 \(transfer\) is one more than the order shows/,
    'fault.booked',
  ],
  [
    'a fee that somebody else paid',
    () => forged({ change: lines(1, line(99, 'debit', '0.80016'), line(3, 'credit', '0.80016')) }),
    /the fee moved 0, the order shows 0\.80016/,
    'fault.booked',
  ],
  [
    'a margin that was given back to somebody else',
    () => forged({ change: lines(4, line(12, 'debit', '200.04'), line(99, 'credit', '200.04')) }),
    /entry 15 \(order\.margin_release\) moved 0, the order shows 200\.04/,
    'fault.booked',
  ],
  [
    'a margin with which something else was taken',
    () =>
      forged({
        change: lines(
          0,
          ...[line(11, 'debit', '200.04'), line(11, 'debit', '50')],
          ...[line(12, 'credit', '200.04'), line(3, 'credit', '50')],
        ),
      }),
    /entry 11 \(order\.margin_hold\) moved 250\.04, the order shows 200\.04/,
    'fault.booked',
  ],
  [
    'a margin that moved the other way round',
    () => forged({ change: lines(0, line(12, 'debit', '200.04'), line(11, 'credit', '200.04')) }),
    /the fee moved 0, the order shows 0\.80016/,
    'fault.booked',
  ],
  [
    'another result, without the margin that came back with it',
    () => forged({ entries: [move('order.profit', 11, 2, '9')], shown: { entries: [0, 1, ENTRIES] } }),
    /the margin that came back moved 0, the order shows 200\.04/,
    'fault.booked',
  ],
  [
    'another fee, without its margin',
    () => forged({ entries: [move('order.fee', 11, 3, '50')], shown: { entries: [ENTRIES] } }),
    /the margin moved 0, the order shows 200\.04/,
    'fault.booked',
  ],
  [
    'less of what was set aside came back',
    () =>
      forged({
        entries: [move('order.reserve', 11, 12, '500'), move('order.release', 12, 11, '100')],
        shown: { entries: [ENTRIES, ENTRIES + 1, 0, 1, 4, 5] },
      }),
    /entry 18 \(order\.release\) moved 100, the order shows 500/,
    'fault.booked',
  ],
  [
    'a result by a conversion that there is not',
    () => {
      const result = { ...RESULT, FactProfits: '-1.5' };
      const all = forged({ change: amounts(5, '1.5'), result });
      return { ...all, audit: all.audit.replace(/("close_rate":\{[^}]*"bid":)1/, '$12') };
    },
    /the closing rate is 2 without a conversion/,
    'fault.result',
  ],
  [
    'a conversion by a tick that was made up',
    () =>
      altered((all) => {
        const tick = '{"seq":124,"time":1793581236000,"bid":"1","ask":"1","market_open":1,"simulation":null}';
        const rate = `{"symbol_id":9,"code":"EURUSD","seq":124,"bid":1,"inverse":0,"tick":${tick}}`;
        all.audit = all.audit.replace(/("(?:open|close)_rate":)\{[^}]*\}/g, `$1${rate}`);
      }),
    /tick 124 of EURUSD is shown for the order, and nothing shows it as it was sealed on 2026-11-02/,
    'fault.tick',
  ],
];
