import type { StandbyStatus } from './platform/process-role.js';

/** Whether it follows the leader, so that it can take over. */
export const isFollowing = (standing: StandbyStatus | null): boolean => standing?.state === 'following';

/** Health report of a standby; `standing` null: it has not read the database yet. */
export function standbyHealth(standing: StandbyStatus | null) {
  const { state = 'loading', laneSeq = 0, behind = 0, compared = 0 } = standing ?? {};
  const { divergences = 0, reason = null } = standing ?? {};
  return {
    ...{ status: 'standby', role: 'engine', leading: false, epoch: 0 },
    standby: { state, seq: laneSeq, behind, compared, divergences, reason },
  };
}

/** The same figures in Prometheus text format. */
export function standbyMetrics(standing: StandbyStatus | null): string {
  const { state, behind = 0, divergences = 0 } = standing ?? {};
  const figures = [
    ['truemark_leading', 0],
    ['truemark_standby_following', Number(isFollowing(standing))],
    ['truemark_standby_diverged', Number(state === 'diverged')],
    ['truemark_standby_behind', behind],
    ['truemark_standby_divergences_total', divergences],
  ];
  return figures.map(([name, value]) => `${name} ${value}\n`).join('');
}
