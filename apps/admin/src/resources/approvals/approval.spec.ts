import { expect, it } from 'vitest';
import { ageOf } from './approval.js';

const HOUR = 3_600_000;

it.each([
  [0, '0 min, 24 h left', 'success'],
  [5.5, '5 h, 18 h left', 'success'],
  [21, '21 h, 3 h left', 'warning'],
  [23.5, '23 h, 30 min left', 'warning'],
  [25, '25 h, 0 min left', 'error'],
])('after %s hours it is %s', (hours, label, tone) => {
  const request = { made_at_ms: 1_000, expires_at_ms: 1_000 + 24 * HOUR };
  expect(ageOf(request, 1_000 + hours * HOUR)).toEqual({ label, tone });
});
