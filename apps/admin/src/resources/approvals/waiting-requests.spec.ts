import { describe, expect, it } from 'vitest';
import { nextToDecide } from './waiting-requests.js';

const asked = (
  id: number,
  of: Partial<{ is_own: boolean; may_approve: boolean; may_reject: boolean }> = {},
) => ({
  id,
  is_own: false,
  may_approve: true,
  may_reject: true,
  ...of,
});

describe('what to decide on next', () => {
  it('is the oldest one behind, else the oldest of all', () => {
    expect(nextToDecide([asked(1), asked(2), asked(3)], 2)).toBe(3);
    expect(nextToDecide([asked(1), asked(2), asked(3)], 3)).toBe(1);
  });

  it('passes over one’s own and what the role leaves to others', () => {
    const others = asked(3, { may_approve: false, may_reject: false });
    expect(
      nextToDecide([asked(1), asked(2, { is_own: true, may_approve: false }), others, asked(4)], 1),
    ).toBe(4);
    expect(nextToDecide([asked(1), others], 1)).toBeNull();
  });

  it('offers what can only be turned down now', () => {
    expect(nextToDecide([asked(1), asked(2, { may_approve: false })], 1)).toBe(2);
  });
});
