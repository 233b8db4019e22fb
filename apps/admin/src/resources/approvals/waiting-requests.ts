import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSteps } from '../../ui/review/use-steps.js';
import type { Approval } from './approval.js';

/** What waits for a second person, the oldest first: how many, and the way from one to its neighbours. */
export function useWaitingRequests(id: number) {
  const navigate = useNavigate();
  const { data = [], total } = useGetList<Approval>(
    'approvals',
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'made_at_ms', order: 'ASC' },
      filter: { state: 'waiting' },
    },
    { refetchInterval: 15_000 },
  );
  const neighbourOf = useSteps(data, id);
  return {
    waiting: total,
    step: (by: 1 | -1): void => {
      const to = neighbourOf(by);
      if (to !== null) navigate(`/approvals/${to}/show`);
    },
  };
}
