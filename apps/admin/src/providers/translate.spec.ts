import { describe, expect, it } from 'vitest';
import { NAMES } from './names.js';
import { fieldPath, filtersOf, fromServer, namesOf, sortField, toServer } from './translate.js';

const SENT = {
  id: 7,
  ShowCode: 'EUR/USD',
  HasForexMultiple: [{ Value: 100, Default: true }],
  Schedule: {
    timezone: 'GMT',
    sessions: [],
    holidays: [{ date: '2026-12-25', name: 'Christmas', from: '12:00' }],
  },
  Pending: { HoldsAtMs: 5, MadeAtMs: 4, From: { Pip: 0.01 }, To: { Pip: 0.1 } },
  Pause: null,
};
const OURS = {
  id: 7,
  showCode: 'EUR/USD',
  multiples: [{ value: 100, isDefault: true }],
  schedule: SENT.Schedule,
  announced: { holdsAt: 5, madeAt: 4, from: { lotStep: 0.01 }, to: { lotStep: 0.1 } },
  pause: null,
};

describe('a symbol', () => {
  it('has the app’s names, and the server’s again when it is sent', () => {
    expect(fromServer(namesOf('symbols/7'), SENT)).toEqual(OURS);
    expect(fromServer(namesOf('symbols'), [SENT])).toEqual([OURS]);
    expect(toServer(namesOf('symbols'), OURS)).toEqual(SENT);
  });

  it('shows what is wrong beside its field', () => {
    expect(fieldPath(NAMES.symbols, 'HasForexMultiple.0.Value')).toBe('multiples.0.value');
    expect(fieldPath(NAMES.symbols, 'Schedule.holidays.0.name')).toBe('schedule.holidays.0.name');
    expect(fieldPath(NAMES.symbols, 'reason')).toBe('reason');
  });
});

it('asks for lists by the server’s names', () => {
  expect(sortField('orders', 'createdAt')).toBe('CreateTimeMs');
  expect(sortField('orders', 'id')).toBe('id');
  expect(sortField('customers', 'created_at_ms')).toBe('created_at_ms');
  expect(filtersOf('orders', { symbolId: 3, status: 1 })).toEqual({ forex_id: 3, status: 1 });
});

it('knows what lies below a row by its own names', () => {
  expect(fromServer(namesOf('options/4/proof'), { order: { ProfitRatio: 0.85 }, rule: '' })).toEqual({
    order: { ratio: 0.85 },
    rule: '',
  });
});

it('names no two fields of a row alike', () => {
  for (const names of Object.values(NAMES)) {
    const ours = Object.values(names).map((field) => (typeof field === 'string' ? field : field[0]));
    expect(new Set(ours).size).toBe(ours.length);
  }
});

it('sends the reason of a closing as it is', () => {
  expect(toServer(namesOf('orders/7/close'), { reason: 'Asked for' })).toEqual({ reason: 'Asked for' });
});
