import { describe, expect, it } from 'vitest';
import type { StandbyStatus } from './platform/process-role.js';
import { standbyHealth, standbyMetrics } from './standby-report.js';

const following: StandbyStatus = {
  state: 'following',
  laneSeq: 7_000,
  behind: 3,
  compared: 12,
  divergences: 0,
  reason: null,
};
const reason = 'accounts 1 to 40 at step 7000 are not what the writing engine has';

describe('an engine that stands by', () => {
  it('is not ready, and says how far it has come', () => {
    expect(standbyHealth(null)).toMatchObject({ status: 'standby', standby: { state: 'loading', seq: 0 } });
    expect(standbyHealth(following)).toEqual({
      ...{ status: 'standby', role: 'engine', leading: false, epoch: 0 },
      standby: { state: 'following', seq: 7_000, behind: 3, compared: 12, divergences: 0, reason: null },
    });
  });

  it('says in what it differs', () => {
    const diverged = { ...following, state: 'diverged', divergences: 1, reason } satisfies StandbyStatus;
    expect(standbyHealth(diverged).standby).toMatchObject({ state: 'diverged', divergences: 1, reason });
    const figures = standbyMetrics(diverged).split('\n');
    expect(figures).toEqual(
      expect.arrayContaining([
        'truemark_standby_diverged 1',
        'truemark_standby_following 0',
        'truemark_leading 0',
      ]),
    );
  });
});
