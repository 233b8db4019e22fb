import { describe, expect, it } from 'vitest';
import { Fault, type Step } from './fault.js';
import { checkBookings } from './order-bookings.js';
import type { EntryLeaf } from './seal.js';

type Shown = Parameters<typeof checkBookings>[1];

const ORDER = {
  kind: 'contract',
  id: '7',
  originId: '0',
  isCopy: false,
  symbolId: '4',
  isBuy: true,
  lots: '0.2',
  multiple: '50',
  target: '1.2',
  open: {},
  margin: '40',
  fee: '2',
  profit: '-0.75',
  // Closed out of it: a part of 0.1.
  parts: [
    { lots: '0.2', margin: '40', fee: '2' },
    { lots: '0.1', margin: '20', fee: '1' },
  ],
} as unknown as Shown;
const OPTION = {
  ...{ kind: 'option', symbolId: '4', seconds: '60', isUp: true, stake: '33.33' },
  ...{ outcome: 'win', profit: '25' },
} as unknown as Shown;

/** Comparisons made, or the key of the difference found. */
function found(check: (say: (step: Step) => void) => void): string {
  const steps: Step[] = [];
  try {
    check((step) => steps.push(step));
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { what, told, found: shown } = fault.facts;
    return `${fault.key} ${what} ${told} ${shown}`;
  }
  return steps.map(({ key, figure }) => `${key} ${figure}`.trim()).join();
}

const [FREE, HELD, FEES, HOUSE] = [11, 12, 3, 2];
const entry = (
  id: number,
  type: string,
  ...lines: (readonly [number, 'debit' | 'credit', string])[]
): EntryLeaf => ({
  ...{ kind: 'entry', id, at: 0, type, nonce: '' },
  lines: lines.map(([account, side, amount]) => ({
    account: String(account),
    side,
    amount,
    currency: 'USD',
  })),
});
const moved = (id: number, type: string, from: number, to: number, amount: string) =>
  entry(id, type, [from, 'debit', amount], [to, 'credit', amount]);
const MARGIN = moved(1, 'order.margin_hold', FREE, HELD, '60');
const FEE = moved(2, 'order.fee', FREE, FEES, '3');
const BACK = moved(3, 'order.margin_release', HELD, FREE, '40');
const LOSS = moved(4, 'order.profit', FREE, HOUSE, '0.75');
const RESERVED = moved(8, 'order.reserve', FREE, HELD, '63');
const RELEASED = moved(9, 'order.release', HELD, FREE, '63');
const RELIEF = moved(10, 'order.negative_balance', HOUSE, FREE, '7');
const WAITS = { ...ORDER, open: null } as unknown as Shown;
const STAKED = moved(5, 'option.stake', FREE, HELD, '33.33');
const WON = entry(
  6,
  'option.win',
  [HELD, 'debit', '33.33'],
  [FREE, 'credit', '58.33'],
  [HOUSE, 'debit', '25'],
);
const LOST = entry(6, 'option.loss', [HELD, 'debit', '33.33'], [HOUSE, 'credit', '33.33']);

describe('an order against what was moved', () => {
  it.each([
    ['all of it', [MARGIN, FEE, BACK, LOSS], ORDER, 'booked'],
    ['what is not there yet', [MARGIN, FEE], ORDER, 'booked'],
    ['nothing', [], ORDER, ''],
    ['what waited, and was opened', [RESERVED, RELEASED, MARGIN, FEE], ORDER, 'booked'],
    ['what waits', [RESERVED], WAITS, 'booked'],
    ['what waited in vain', [RESERVED, RELEASED], WAITS, 'booked'],
    ['one whose opening is not sealed yet', [moved(8, 'order.reserve', FREE, HELD, '61')], ORDER, 'booked'],
    [
      'more that was set aside',
      [moved(8, 'order.reserve', FREE, HELD, '64')],
      WAITS,
      'booked order.reserve 64 63',
    ],
    [
      'less of it that came back',
      [RESERVED, moved(9, 'order.release', HELD, FREE, '60')],
      WAITS,
      'booked order.release 60 63',
    ],
    ['a debt that the house took over', [BACK, LOSS, RELIEF], ORDER, 'booked'],
    [
      'a debt that it took over twice',
      [BACK, LOSS, RELIEF, { ...RELIEF, id: 11 }],
      ORDER,
      'booked order.negative_balance #11 7 0',
    ],
    ['a result without its margin', [LOSS], ORDER, 'booked order.margin_release 0 40'],
    ['a fee without its margin', [FEE], ORDER, 'booked order.margin_hold 0 60'],
    [
      'a fee from another account',
      [MARGIN, moved(2, 'order.fee', 77, FEES, '3')],
      ORDER,
      'booked order.fee 0 3',
    ],
    ['what no order moves', [MARGIN, FEE, STAKED], ORDER, 'booked option.stake #5 33.33 0'],
    ['what no option moves', [STAKED, FEE], OPTION, 'booked order.fee #2 3 0'],
    [
      'an option that ended twice',
      [STAKED, WON, { ...LOST, id: 7 }],
      OPTION,
      'booked option.loss #7 33.33 0',
    ],
    [
      'another margin',
      [moved(1, 'order.margin_hold', FREE, HELD, '61'), FEE],
      ORDER,
      'booked order.margin_hold 61 60',
    ],
    ['a fee that is not there', [MARGIN], ORDER, 'booked order.fee 0 3'],
    [
      'a margin that came back in part',
      [moved(3, 'order.margin_release', HELD, FREE, '39')],
      ORDER,
      'booked order.margin_release 39 40',
    ],
    ['a result that is not there', [BACK], ORDER, 'booked order.profit 0 -0.75'],
    [
      'a result the other way round',
      [BACK, moved(4, 'order.profit', HOUSE, FREE, '0.75')],
      ORDER,
      'booked order.profit 0.75 -0.75',
    ],
    [
      'a profit',
      [BACK, moved(4, 'order.profit', HOUSE, FREE, '0.75')],
      { ...ORDER, profit: '0.75' },
      'booked',
    ],
    ['an option that was won', [STAKED, WON], OPTION, 'booked'],
    ['an option that was lost', [STAKED, LOST], { ...OPTION, outcome: 'loss', profit: '-33.33' }, 'booked'],
    ['an option that runs', [STAKED], { ...OPTION, outcome: '', profit: '0' }, 'booked'],
    ['another stake', [moved(5, 'option.stake', FREE, HELD, '33')], OPTION, 'booked option.stake 33 33.33'],
    ['another outcome', [STAKED, LOST], OPTION, 'booked option.loss #6 option.loss win'],
    ['another win', [STAKED, WON], { ...OPTION, profit: '26' }, 'booked option.win 25 26'],
  ] as const)('%s', (_, entries, order, line) => {
    expect(found((say) => checkBookings(entries, order, say))).toBe(line);
  });
});
