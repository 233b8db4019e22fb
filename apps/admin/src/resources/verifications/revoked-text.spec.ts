import { expect, it } from 'vitest';
import { revokedText } from './revoked-text.js';

it('the words are of who asked for it; who agreed is named beside him', () => {
  const taken = { revoked_by_name: 'Pavel', revoked_reason: 'Forged' };
  expect(revokedText({ ...taken, revoked_asked_by: 'Priya' })).toBe(
    'Requested by Priya: “Forged”. Approved by Pavel.',
  );
  expect(revokedText({ ...taken, revoked_asked_by: null })).toBe('Pavel: “Forged”');
});
