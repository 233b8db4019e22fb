import { expect, it } from 'vitest';
import { type Movable, movementKinds } from './movement-kinds.js';

const real: Movable = { account: 'change', isDemo: false, isOnlyOne: false };

it.each<[Partial<Movable>, string]>([
  [{}, 'deposits withdrawals transfers loans funds corrections'],
  [{ account: 'contracts' }, 'transfers trading fees corrections'],
  [{ account: 'contracts', isOnlyOne: true }, 'transfers trading options fees corrections'],
  [{ account: 'options' }, 'transfers options corrections'],
  [{ isDemo: true }, 'transfers demo'],
])('an account that is %o offers %s', (differs, kinds) => {
  expect(movementKinds({ ...real, ...differs }).join(' ')).toBe(kinds);
});
