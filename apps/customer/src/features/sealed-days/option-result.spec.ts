import { describe, expect, it } from 'vitest';
import type { ShownOption } from '../../api/option-audit.js';
import { readOptionAudit } from '../../api/option-audit.js';
import { Fault, type Step } from './fault.js';
import { checkOptionResult } from './option-result.js';

const tick = (seq: number, time: number, bid: string) => ({
  seq: String(seq),
  time: String(time),
  bid,
  ask: bid,
});
const TICKS = [tick(1, 1_000, '99'), tick(2, 2_500, '100'), tick(3, 9_000, '100.5'), tick(4, 12_500, '90')];

const OPTION: ShownOption = {
  kind: 'option',
  createdAt: '2000',
  endedAt: '12001',
  symbolId: '4',
  seconds: '10',
  symbol: 'TMX100',
  isUp: true,
  outcome: 'win',
  stake: '33.33',
  ratio: '0.75',
  losesByRatio: false,
  profit: '25',
  entryPrice: '100',
  exitPrice: '100.5',
  start: '2000',
  deadline: '5333',
  expiry: '12000',
  staleSeconds: '5',
  isReset: false,
  open: TICKS[1] ?? null,
  close: TICKS[2] ?? null,
  ticks: TICKS,
};

/** Comparisons made, or the key of the difference found. */
function found(option: ShownOption): string[] {
  const steps: Step[] = [];
  try {
    checkOptionResult(option, (step) => steps.push(step));
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return [`${fault.key} ${fault.facts.name}`];
  }
  return steps.map(({ key, figure }) => `${key} ${figure}`);
}

describe('an option that is settled again', () => {
  it('is entered at the first tick after the purchase and ends with the last one before its end', () => {
    const won = ['entry #2 = 100', 'exit #3 = 100.5', 'outcome 100.5 > 100', 'profit 33.33 × 0.75 = 25'];
    expect(found(OPTION)).toEqual(won);
  });

  it.each([
    ['a loss takes the stake', { isUp: false, outcome: 'loss', profit: '-33.33' }, 'profit -33.33'],
    ['or its share', { isUp: false, outcome: 'loss', losesByRatio: true, profit: '-25' }, 'profit -25'],
  ] as const)('%s', (_, change, line) => {
    expect(found({ ...OPTION, ...change }).at(-1)).toBe(line);
  });

  it.each([
    ['another profit', { profit: '25.01' }, 'result profit'],
    ['another outcome', { outcome: 'tie' }, 'result outcome'],
    ['another entry price', { entryPrice: '99' }, 'result entry'],
    ['a later tick at the end', { close: TICKS[3] ?? null, exitPrice: '90' }, 'result exit'],
    ['a later tick at the beginning', { open: TICKS[2] ?? null }, 'result entry'],
    ['no tick at the beginning', { open: null }, 'result entry'],
    ['a tick left out before the entry', { ticks: TICKS.slice(1) }, 'result entry'],
    [
      'a tick left out behind the exit',
      { ticks: [...TICKS.slice(0, 3), tick(5, 12_500, '90')] },
      'result exit',
    ],
    ['a void that had both', { outcome: 'void', profit: '0' }, 'result outcome'],
  ] as const)('is refused with %s', (_, change, fault) => {
    expect(found({ ...OPTION, ...change })).toEqual([fault]);
  });

  const NONE_IN_TIME = [tick(1, 1_000, '99'), tick(2, 6_000, '100')];
  const VOID = { outcome: 'void', profit: '0' };
  it.each([
    ['no tick came in time', { open: null, close: null, ticks: NONE_IN_TIME }, 'void 0'],
    ['no tick came since', { open: null, close: null, ticks: TICKS.slice(0, 1) }, 'void 0'],
    ['the last one was too old', { staleSeconds: '2', close: null }, 'void 0'],
    ['its demo account was begun anew', { isReset: true }, 'void 0'],
    ['it is said, with something kept', { open: null, ticks: NONE_IN_TIME, profit: '-1' }, 'result void'],
    [
      'it is said, with a tick left out',
      { open: null, ticks: [tick(1, 1_000, '99'), tick(3, 6_000, '100')] },
      'result entry',
    ],
  ] as const)('is void where %s', (_, change, line) => {
    expect(found({ ...OPTION, ...VOID, ...change })).toEqual([line]);
  });

  it('is lost by nobody where no price came in time', () => {
    const lost = { outcome: 'loss', profit: '-33.33', open: null, ticks: NONE_IN_TIME };
    expect(found({ ...OPTION, ...lost })).toEqual(['result outcome']);
  });

  it('says that a sale is not worked out here, and nothing of one that runs', () => {
    expect(found({ ...OPTION, outcome: 'sold' })).toEqual(['unworked ']);
    expect(found({ ...OPTION, outcome: '' })).toEqual([]);
  });

  it('is read with every figure as it was sent', () => {
    const order = {
      ForexTradeList: { Id: 4, Code: 'TMX100' },
      Seconds: 10,
      CreatedAtMs: 2_000,
      CompleteAtMs: 12_001,
      Type: 1,
      Outcome: 'win',
      Number: 33.33,
      FactProfits: 25,
    };
    const prices = { EntryPrice: 100, ExitPrice: 100.5 };
    const settings = {
      ratio: 0.75,
      loss_level: 0,
      start: 2000,
      entry_deadline: 5333,
      expiry: 12000,
      stale_seconds: 5,
    };
    const data = { order: { ...order, ...prices }, settings, open: TICKS[1], close: TICKS[2], ticks: TICKS };
    expect(readOptionAudit(JSON.stringify({ code: 1, data }))).toEqual(OPTION);
  });
});
