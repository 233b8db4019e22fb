import { describe, expect, it } from 'vitest';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import type { Operator, Role } from './operator.table.js';
import { eligibilityOf, haveConflictOfInterest, type Staff } from './segregation-of-duties.js';
import type { SignInChange, SignInChangeKind } from './sign-in-change.table.js';

const NOW = 1_000 * DECISION_WAITING_TIME;
const LONG_AGO = 10 * DECISION_WAITING_TIME;
const BOTH: readonly Role[] = ['owner', 'operator'];

const person = (
  id: number,
  role: Role,
  createdBy: number | null,
  more: Partial<Operator> = {},
): Operator => ({
  ...{ id, role, createdBy, email: `${id}@x`, emailKey: `${id}@x`, name: '', passwordHash: 'x' },
  ...{ totpSecret: 'sealed', totpStep: 0, isActive: true, createdAt: LONG_AGO, decidesFrom: 0 },
  ...{ passwordBy: null, linkHash: null, linkUntil: 0, appliedSignIn: null },
  ...more,
});
type Given = readonly [operatorId: number, byId: number, kind: SignInChangeKind, at: number];
const staffOf = (
  operators: readonly Operator[],
  given: readonly Given[] = [],
  former: Staff['former'] = [],
): Staff => ({
  operators,
  former,
  changes: given.map(
    ([operatorId, byId, kind, at], id): SignInChange => ({ id, operatorId, byId, kind, at }),
  ),
});
const own = (id: number, at: number): Given[] => [
  [id, id, 'own_password', at],
  [id, id, 'own_factor', at],
];
const standing = (staff: Staff, decider: number, makerId: number, roles = BOTH, askedAt = NOW) =>
  eligibilityOf(staff, decider, { makerId, askedAt, roles }, NOW);

describe('who opened an account is its second person never', () => {
  // 1 opened 2, 3 and 5; 3 opened 4.
  const people = [
    person(1, 'owner', null),
    person(2, 'operator', 1),
    person(3, 'operator', 1),
    person(4, 'operator', 3),
    person(5, 'support', 1),
  ];
  const proven = staffOf(
    people,
    [2, 3, 4].flatMap((id) => own(id, LONG_AGO + 1)),
  );
  it.each([
    [1, 2, 'conflicted'],
    [2, 1, 'conflicted'],
    [3, 4, 'conflicted'],
    [4, 1, 'conflicted'],
    [1, 4, 'conflicted'],
    [2, 3, 'decides'],
    [2, 4, 'decides'],
    [1, 1, 'conflicted'],
    [1, 5, 'conflicted'],
    [2, 5, 'decides'],
  ] as const)('%i, of what %i asks for: %s', (decider, maker, expected) => {
    expect(standing(proven, decider, maker)).toBe(expected);
  });

  it('an owner who switches the free ones off has them counted for a day', () => {
    const gone = staffOf(
      people.map((each) => (each.id > 2 ? { ...each, isActive: false } : each)),
      own(2, LONG_AGO + 1),
      [{ id: 3, role: 'operator' }],
    );
    expect(standing(gone, 2, 1)).toBe('conflicted');
    expect(standing({ ...gone, former: [] }, 2, 1)).toBe('decides');
  });

  it('and so has an owner who takes the approvals from their roles', () => {
    const emptied = {
      ...staffOf(people.slice(0, 3), own(2, LONG_AGO + 1), [{ id: 3, role: 'operator' }]),
      unable: new Set([3]),
    };
    expect(standing(emptied, 2, 1)).toBe('conflicted');
    expect(standing({ ...emptied, former: [] }, 2, 1)).toBe('decides');
  });
});

describe('one operator and whom he named', () => {
  const two = [person(1, 'owner', null), person(2, 'owner', 1)];
  it.each<[string, Operator[], Given[], string]>([
    ['with nothing of his own', two, [], 'conflicted'],
    ['with a password of his own', two, [[2, 2, 'own_password', LONG_AGO + 1]], 'conflicted'],
    ['with both', two, own(2, LONG_AGO + 1), 'decides'],
    ['with both for less than a day', two, own(2, NOW - DECISION_WAITING_TIME + 1), 'conflicted'],
    ['with both for a day', two, own(2, NOW - DECISION_WAITING_TIME), 'decides'],
    [
      'with a factor that is gone',
      [two[0] as Operator, person(2, 'owner', 1, { totpSecret: null })],
      own(2, LONG_AGO + 1),
      'conflicted',
    ],
    ['reset since', two, [...own(2, LONG_AGO + 1), [2, 1, 'factor_reset', LONG_AGO + 2]], 'conflicted'],
    ['reset, and chosen anew', two, [[2, 1, 'factor_reset', LONG_AGO], ...own(2, LONG_AGO + 2)], 'decides'],
  ])('%s', (_, people, changes, expected) => {
    expect(standing(staffOf(people, changes), 2, 1)).toBe(expected);
    expect(standing(staffOf(people, changes), 1, 2)).toBe(expected);
  });

  it('nobody agrees to what was asked for before he could', () => {
    const people = [person(1, 'owner', null), person(2, 'owner', null, { decidesFrom: NOW - 5 })];
    expect(standing(staffOf(people), 2, 1, BOTH, NOW - 6)).toBe('not_yet');
    expect(standing(staffOf(people), 2, 1, BOTH, NOW - 5)).toBe('decides');
  });
});

describe('a link or a reset binds until the account is his own again', () => {
  const people = [person(1, 'owner', null), person(2, 'operator', null), person(3, 'operator', null)];
  it.each<[string, Given[], boolean]>([
    ['nothing was done', [], false],
    ['a link', [[2, 1, 'link', NOW - 5]], true],
    [
      'a link, opened',
      [
        [2, 1, 'link', LONG_AGO],
        [2, 2, 'own_password', LONG_AGO + 1],
      ],
      false,
    ],
    [
      'a link, opened just now',
      [
        [2, 1, 'link', LONG_AGO],
        [2, 2, 'own_password', NOW - 1],
      ],
      true,
    ],
    ['a link that he had in his own hands', [[2, 1, 'link_shown', LONG_AGO], ...own(2, LONG_AGO + 1)], true],
    ['a reset', [[2, 1, 'factor_reset', LONG_AGO]], true],
    [
      'a reset, and a password alone',
      [
        [2, 1, 'factor_reset', LONG_AGO],
        [2, 2, 'own_password', LONG_AGO + 1],
      ],
      true,
    ],
    ['a reset, and both', [[2, 1, 'factor_reset', LONG_AGO], ...own(2, LONG_AGO + 1)], false],
    ['by somebody else', [[2, 3, 'factor_reset', LONG_AGO]], false],
  ])('%s: %s', (_, changes, bound) => {
    const staff = staffOf(people, changes);
    expect([haveConflictOfInterest(staff, 1, 2, NOW), haveConflictOfInterest(staff, 2, 1, NOW)]).toEqual([
      bound,
      bound,
    ]);
  });
});
