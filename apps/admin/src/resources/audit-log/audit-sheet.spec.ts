import { expect, it } from 'vitest';
import { csvOf } from '../../ui/csv.js';
import type { AuditRow } from './audit-row.js';
import { AUDIT_SHEET } from './audit-sheet.js';

const row: AuditRow = {
  id: 1_763_000_000_000_000,
  at_ms: 1_763_000_000_000,
  operator_id: 3,
  operator_email: 'a@b.c',
  address: '127.0.0.1',
  action: 'edit',
  resource: 'settings',
  resource_id: 'site_name',
  customer_id: null,
  before: { value: 'Old, "quoted"' },
  after: null,
  reason: '=cmd|calc',
  place: 12,
  hash: 'ab',
};

it('quotes what needs it, and lets no formula through', () => {
  expect(csvOf(AUDIT_SHEET, [row])).toBe(
    [
      'row,number,at,operator,address,action,what,which,customer,before,after,reason,hash',
      '12,1763000000000000,2025-11-13T02:13:20.000Z,a@b.c,127.0.0.1,edit,settings,site_name,,' +
        `"{""value"":""Old, \\""quoted\\""""}",,'=cmd|calc,ab`,
    ].join('\r\n'),
  );
});

it('leaves a figure below zero a figure', () => {
  expect(csvOf([['amount', (amount: number) => amount]], [-12.5])).toBe('amount\r\n-12.5');
});
