import { describe, expect, it } from 'vitest';
import type { ShownOption } from '../../api/option-audit.js';
import type { ShownOrder } from '../../api/order-audit.js';
import { Fault, type Step } from './fault.js';
import { checkBookings } from './order-bookings.js';
import { checkInstructions, type Instruction } from './order-instructions.js';
import type { EntryLeaf } from './seal.js';

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
  margin: '40',
  fee: '2',
  profit: '-0.75',
  // A part of 0.1 was closed out of it.
  parts: [
    { lots: '0.2', margin: '40', fee: '2' },
    { lots: '0.1', margin: '20', fee: '1' },
  ],
} as unknown as ShownOrder;
const PART = { ...ORDER, id: '9', originId: '7', lots: '0.1', margin: '20', fee: '1' };
const OPTION = {
  ...{ kind: 'option', symbolId: '4', seconds: '60', isUp: true, stake: '33.33' },
  ...{ outcome: 'win', profit: '25' },
} as unknown as ShownOption;

const said = (seq: number, kind: string, terms: object): Instruction => ({
  seq,
  content: { kind, payload: JSON.stringify(terms), outcome: '', idempotency: null },
});
const TERMS = { symbolId: 4, side: 'buy', lots: '30000000n', multiple: '5000000000n' };
const OPENED = said(11, 'order.open', TERMS);
const CLOSED = said(20, 'order.close', { orderId: 7 });
const BOUGHT = { symbolId: 4, direction: 'up', stake: '3333000000n', seconds: 60 };

/** What was compared, or which text says what differs. */
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

describe('an order against what was instructed', () => {
  it.each([
    ['opened and closed', [CLOSED, OPENED], ORDER, 'instructed #11, #20'],
    [
      'a part, by its own closing',
      [said(15, 'order.close', { orderId: 7, lots: '10000000n' })],
      PART,
      'instructed #15',
    ],
    [
      'one that waited',
      [said(9, 'order.place', { ...TERMS, targetPrice: '120000000n' })],
      ORDER,
      'instructed #9',
    ],
    ['a part by another number', [said(15, 'order.close', { orderId: 8 })], PART, 'instruction #15 8 7'],
    [
      'other lots of a part',
      [said(15, 'order.close', { orderId: 7, lots: '20000000n' })],
      PART,
      'instruction #15 0.2 0.1',
    ],
    [
      'the closing of another order',
      [OPENED, said(20, 'order.close', { orderId: 8 })],
      ORDER,
      'instruction #20 8 7',
    ],
    ['another symbol', [said(11, 'order.open', { ...TERMS, symbolId: 5 })], ORDER, 'instruction #11 5 4'],
    [
      'the other side',
      [said(11, 'order.open', { ...TERMS, side: 'sell' })],
      ORDER,
      'instruction #11 sell buy',
    ],
    [
      'other lots',
      [said(11, 'order.open', { ...TERMS, lots: '20000000n' })],
      ORDER,
      'instruction #11 0.2 0.3',
    ],
    [
      'another multiple',
      [said(11, 'order.open', { ...TERMS, multiple: '100000000n' })],
      ORDER,
      'instruction #11 1 50',
    ],
    [
      'another price',
      [said(9, 'order.place', { ...TERMS, targetPrice: '1n' })],
      ORDER,
      'instruction #9 0.00000001 1.2',
    ],
    ['nothing of one’s own', [], ORDER, 'uninstructed'],
    [
      'a copy beside an instruction of its owner',
      [CLOSED],
      { ...ORDER, id: '8', isCopy: true },
      'uninstructed',
    ],
    ['an option', [said(5, 'option.buy', BOUGHT)], OPTION, 'instructed #5'],
    [
      'an option’s stake',
      [said(5, 'option.buy', { ...BOUGHT, stake: '1n' })],
      OPTION,
      'instruction #5 0.00000001 33.33',
    ],
    [
      'an option’s direction',
      [said(5, 'option.buy', { ...BOUGHT, direction: 'down' })],
      OPTION,
      'instruction #5 down up',
    ],
    ['an option’s time', [said(5, 'option.buy', { ...BOUGHT, seconds: 61 })], OPTION, 'instruction #5 61 60'],
    ['an option’s symbol', [said(5, 'option.buy', { ...BOUGHT, symbolId: 5 })], OPTION, 'instruction #5 5 4'],
  ] as const)('%s', (_, all, order, line) => {
    expect(found((say) => checkInstructions(all, order, say))).toBe(line);
  });

  it('is refused where it cannot be read', () => {
    const broken = { seq: 3, content: { kind: 'order.open' } };
    expect(found((say) => checkInstructions([broken], ORDER, say))).toMatch(/^form #3/);
  });
});

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
