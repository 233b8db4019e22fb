import { expect, test } from 'vitest';
import { fileNameOf } from './export-file.js';

test('a file is called by its list, the day and its number', () => {
  const row = {
    id: 12,
    resource: 'orders',
    format: 'csv',
    created_at_ms: Date.UTC(2026, 10, 28, 23, 59),
  } as const;
  expect(fileNameOf(row)).toBe('orders-2026-11-28-12.csv');
});
