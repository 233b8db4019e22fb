import { expect, it } from 'vitest';
import { builtInEquivalent, normalisedPermissions, permissionsFault } from './custom-role.js';

it('holds what the matrix has, in its order, each once', () =>
  expect(
    normalisedPermissions({ deposits: ['approve', 'read', 'read'], dashboard: [], nothing: ['read'] }),
  ).toEqual({
    deposits: ['read', 'approve'],
  }));

it.each([
  [{}, 'able to do something'],
  [{ nothing: ['read'] }, 'no resource nothing'],
  [{ orders: ['read', 'create'] }, 'Nobody can create orders'],
  [{ deposits: ['approve'] }, 'has to read'],
  [{ operators: ['read', 'create'] }, 'Only owners'],
  [{ 'custom-roles': ['read', 'edit'] }, 'Only owners'],
  [{ settings: ['read', 'edit_guarded'] }, 'stays with owners'],
] as const)('%j is refused: %s', (permissions, why) =>
  expect(permissionsFault(permissions, 'owner')).toContain(why),
);

it('nobody gives more than he has himself', () => {
  const permissions = { deposits: ['read', 'approve'] };
  expect(permissionsFault(permissions, 'owner')).toBeNull();
  expect(permissionsFault(permissions, 'support')).toBe('You may not approve deposits yourself.');
  const holder = { role: 'operator', permissions: { deposits: ['read'] } } as const;
  expect(permissionsFault(permissions, holder)).toBe('You may not approve deposits yourself.');
});

it.each([
  [{ 'audit-log': ['read'], customers: ['read'] }, 'auditor'],
  [{ verifications: ['read', 'approve'], 'audit-log': ['read'] }, 'support'],
  [{ deposits: ['read', 'approve'] }, 'operator'],
] as const)('%j stands in the place of %s', (permissions, base) =>
  expect(builtInEquivalent(permissions)).toBe(base),
);
