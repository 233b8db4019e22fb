import { expect, it } from 'vitest';
import { filtersOf } from '../providers/translate.js';
import { unknownIn, withoutUnknown } from './unknown-filters.js';

it('tells the filters that a list does not take from other faults', () => {
  const refused = { body: { errors: { 'filter.status': 'Not understood.', reason: 'Please say why.' } } };
  expect(unknownIn(refused)).toEqual(['status']);
  expect(unknownIn({ message: 'Offline' })).toEqual([]);
  expect(unknownIn(null)).toEqual([]);
});

it('keeps the other filters, whatever the server calls them', () => {
  expect(withoutUnknown('orders', { status: 2, symbolId: 7 }, ['status'])).toEqual({ symbolId: 7 });
  const [wire = ''] = Object.keys(filtersOf('orders', { symbolId: 'x' }));
  expect(withoutUnknown('orders', { status: 2, symbolId: 'x' }, [wire])).toEqual({ status: 2 });
});
