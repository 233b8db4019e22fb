import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { nextInLine } from '../../ui/review/queue.js';
import { useSteps } from '../../ui/review/use-steps.js';
import type { Approval } from './approval.js';

type Waiting = Pick<Approval, 'id' | 'is_own' | 'may_approve' | 'may_reject'>;

/** Next request to decide after `id`, skipping the operator's own and those his role may not decide; null: none. */
export function nextToDecide(queue: readonly Waiting[], id: number): number | null {
  const mine = ({ is_own: isOwn, may_approve: mayApprove, may_reject: mayReject }: Waiting): boolean =>
    !isOwn && (mayApprove || mayReject);
  const line = queue
    .filter((each) => each.id === id || mine(each))
    .map((each) => ({ id: each.id, claimed_by: null }));
  return nextInLine(line, id, 0);
}

/** Requests waiting for approval, oldest first: their number, the neighbours of one, and the next to decide. */
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
    place: data.findIndex((each) => each.id === id) + 1,
    next: nextToDecide(data, id),
    step: (by: 1 | -1): void => {
      const to = neighbourOf(by);
      if (to !== null) navigate(`/approvals/${to}/show`);
    },
  };
}
