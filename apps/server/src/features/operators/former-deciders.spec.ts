import type { Permissions } from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import { formerDeciders } from './former-deciders.js';

const APPROVES: Permissions = { settings: ['read', 'edit'], approvals: ['read', 'approve', 'reject'] };
const WRITES: Permissions = { settings: ['read', 'edit'], approvals: ['read'] };
const READS: Permissions = { settings: ['read'] };

const edited = (id: number, before: object) => ({
  ...{ resource: 'operators', resourceId: String(id) },
  before: JSON.stringify(before),
});
const roleWas = (id: number, permissions: Permissions) => ({
  ...{ resource: 'custom-roles', resourceId: String(id) },
  before: JSON.stringify({ id, name: 'Clerk', permissions }),
});
const nobody = new Map<number, null>();

it('remembers whoever was switched off or demoted, with the former role', () => {
  const everybody = [
    { id: 1, role: 'operator', isActive: false },
    { id: 2, role: 'auditor', isActive: true },
  ] as const;
  const edits = [
    edited(1, { role: 'operator', is_active: true }),
    edited(2, { role: 'operator', is_active: true }),
    edited(2, { role: 'operator', is_active: false }),
  ];
  expect(formerDeciders(everybody, nobody, [], edits)).toEqual([
    { id: 1, role: 'operator' },
    { id: 2, role: 'operator' },
  ]);
});

it.each([
  ['keeps its base', WRITES, 'operator'],
  ['changes its base', READS, 'auditor'],
] as const)('remembers the holders of a role that was emptied and %s', (_, permissions, role) => {
  const everybody = [{ id: 1, role, isActive: true }];
  const held = new Map([[1, 7]]);
  expect(formerDeciders(everybody, held, [{ id: 7, permissions }], [roleWas(7, APPROVES)])).toEqual([
    { id: 1, role: 'operator' },
  ]);
});

it('remembers whoever was given a role that approves nothing, but not whoever had it before', () => {
  const everybody = [
    { id: 1, role: 'operator', isActive: true },
    { id: 2, role: 'operator', isActive: true },
  ] as const;
  const held = new Map([
    [1, 7],
    [2, 7],
  ]);
  const edits = [
    edited(1, { role: 'operator', is_active: true, terms: { custom_role_id: null } }),
    edited(2, { role: 'operator', is_active: true }),
  ];
  expect(formerDeciders(everybody, held, [{ id: 7, permissions: WRITES }], edits)).toEqual([
    { id: 1, role: 'operator' },
  ]);
});

it('counts a role with the permissions that it had while somebody held it', () => {
  const everybody = [{ id: 1, role: 'auditor', isActive: true }] as const;
  const taken = edited(1, { role: 'operator', is_active: true, terms: { custom_role_id: 7 } });
  const held = new Map([[1, null]]);
  // First it was taken from the holder, then it gained approvals; it was emptied later, or is gone.
  const gained = [roleWas(7, WRITES), taken];
  expect(formerDeciders(everybody, held, [{ id: 7, permissions: APPROVES }], gained)).toEqual([]);
  for (const roles of [[{ id: 7, permissions: READS }], []]) {
    expect(formerDeciders(everybody, held, roles, [roleWas(7, APPROVES), taken])).toEqual([
      { id: 1, role: 'operator' },
    ]);
  }
});
