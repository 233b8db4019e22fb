import { expect, it } from 'vitest';
import type { AuditRow } from './audit-row.js';
import { csvOf } from './csv.js';

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
  expect(csvOf([row])).toBe(
    [
      'row,number,at,operator,address,action,what,which,customer,before,after,reason,hash',
      '12,1763000000000000,2025-11-13T02:13:20.000Z,a@b.c,127.0.0.1,edit,settings,site_name,,' +
        `"{""value"":""Old, \\""quoted\\""""}",,'=cmd|calc,ab`,
    ].join('\r\n'),
  );
});
