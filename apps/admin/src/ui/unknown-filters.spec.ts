import { expect, it } from 'vitest';
import { filtersOf } from '../providers/translate.js';
import { fittingSearch, unknownIn, withoutUnknown } from './unknown-filters.js';

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

it('cuts a search text to what its field takes, never within a letter', () => {
  expect(fittingSearch(' mia@example.com ')).toBe('mia@example.com');
  expect(fittingSearch('x'.repeat(300))).toBe('x'.repeat(254));
  expect(fittingSearch(`${'x'.repeat(253)}😀`)).toBe('x'.repeat(253));
});
