import { expect, it } from 'vitest';
import { isGuard } from './guard.js';

const ROW = { action: 'edit', resource: 'customers', resource_id: '7', before: null, after: null };

it.each([
  [{ action: 'block' }, true],
  [{ action: 'reset second factor' }, true],
  [{ action: 'look' }, false],
  [{ action: 'claim', resource: 'deposits' }, false],
  [{ resource: 'operators', after: { name: 'Ann' } }, true],
  [{ resource: 'custom-roles', action: 'create' }, true],
  [{ resource: 'settings', resource_id: 'review_four_eyes_daily' }, true],
  [{ resource: 'settings', resource_id: 'withdraw_hold_hours' }, true],
  [{ resource: 'settings', resource_id: 'theme_primary' }, false],
  [{ before: { daily_limit: '5' }, after: { daily_limit: '9' } }, true],
  [{ before: { daily_limit: '5', name: 'A' }, after: { daily_limit: '5', name: 'B' } }, false],
  [{ action: 'approve', resource: 'deposits', after: { status: 'approved' } }, false],
])('%o stands out: %s', (row, stands) => expect(isGuard({ ...ROW, ...row })).toBe(stands));
