import { expect, it } from 'vitest';
import { stopOf } from './payout-stop.js';

it('a payout is stopped by a block of withdrawing or of signing in, with who laid it, and by no other', () => {
  const blocks = [{ what: 'withdrawing', by_name: 'Pavel', at_ms: 5 }] as const;
  expect(stopOf({ blocked: { withdrawing: 'Chargeback', trading: 'Limits' }, blocks: [...blocks] })).toEqual([
    { what: 'withdrawing', reason: 'Chargeback', by: 'Pavel', at: 5 },
  ]);
  expect(stopOf({ blocked: { signIn: 'Stolen' }, blocks: [] })).toEqual([
    { what: 'signIn', reason: 'Stolen', by: null, at: null },
  ]);
  expect(stopOf({ blocked: { trading: 'Limits' }, blocks: [] })).toBeNull();
});

it('a block that is known but not read yet stops it', () => {
  expect(stopOf(undefined)).toEqual([]);
});
