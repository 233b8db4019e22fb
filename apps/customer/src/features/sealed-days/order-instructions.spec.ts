import { describe, expect, it } from 'vitest';
import type { ShownOption } from '../../api/option-audit.js';
import type { ShownOrder } from '../../api/order-audit.js';
import { Fault, type Step } from './fault.js';
import { checkInstructions, type Instruction } from './order-instructions.js';

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
const ALL_CLOSED = said(20, 'order.close_all', {});
const CANCELLED = said(20, 'order.cancel', { orderId: 7 });
const WAITED = { ...ORDER, open: null } as unknown as ShownOrder;
const BOUGHT = { symbolId: 4, direction: 'up', stake: '3333000000n', seconds: 60 };

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
    ['a closing without the opening', [CLOSED], ORDER, 'instructed #20,unopened'],
    ['closed with all others', [OPENED, ALL_CLOSED], ORDER, 'instructed #11, #20'],
    ['one that waited and was cancelled', [OPENED, CANCELLED], WAITED, 'instructed #11, #20'],
    [
      'one that waited, and that the closing of another one ended',
      [OPENED, said(20, 'order.close', { orderId: 8 })],
      WAITED,
      'instructed #11',
    ],
    ['all of another symbol', [said(20, 'order.close_all', { symbolId: 5 })], ORDER, 'instruction #20 5 4'],
    ['the opening of a part', [OPENED], PART, 'instruction #11 order.open #7'],
    ['two openings', [OPENED, said(12, 'order.open', TERMS)], ORDER, 'instruction #12 order.open #11'],
    [
      'an opening behind a closing',
      [CLOSED, said(21, 'order.open', TERMS)],
      ORDER,
      'instruction #21 order.open #20',
    ],
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

  it('is of the customer who looks', () => {
    const by = (kind: string, id: number) => [said(11, 'order.open', { ...TERMS, actor: { kind, id } })];
    const check = (all: readonly Instruction[]) => found((say) => checkInstructions(all, ORDER, say, '43'));
    expect(check(by('customer', 43))).toBe('instructed #11');
    expect(check(by('customer', 44))).toBe('instruction #11 customer 44 customer 43');
    expect(check(by('operator', 43))).toBe('instruction #11 operator 43 customer 43');
    expect(check([OPENED])).toBe('instruction #11 undefined undefined customer 43');
  });

  it('is refused where it cannot be read', () => {
    const broken = { seq: 3, content: { kind: 'order.open' } };
    expect(found((say) => checkInstructions([broken], ORDER, say))).toMatch(/^form #3/);
  });
});
