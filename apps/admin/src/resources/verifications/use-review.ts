import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type HttpError, useGetList, useNotify, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { get, post } from '../../providers/http.js';
import { neighbour, nextInLine, type Submission, type WholeSubmission } from './verification.js';

const RESOURCE = 'verifications';

/** What waits, the oldest first: the queue that a reviewer walks through. */
function useQueue() {
  return useGetList<Submission>(
    RESOURCE,
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'submitted_at_ms', order: 'ASC' },
      filter: { status: 'waiting' },
    },
    { refetchInterval: 15_000 },
  );
}

/** One submission under review: claimed as it opens, decided, and then the next one. */
export function useReview(id: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { permissions: me } = usePermissions<Me>();
  const { data: queue = [] } = useQueue();
  const key = [RESOURCE, 'review', id];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => get<WholeSubmission>(`${RESOURCE}/${id}`),
    refetchInterval: 10_000,
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayDecide = me?.permissions[RESOURCE]?.includes('claim') ?? false;
  const isMine = data !== undefined && me !== undefined && data.claimed_by === me.id;

  const claim = async (): Promise<void> => {
    setRefusal(null);
    try {
      client.setQueryData(key, await post<WholeSubmission>(`${RESOURCE}/${id}/claim`));
    } catch (fault) {
      setRefusal((fault as HttpError).message);
    }
  };
  const isFree = data?.status === 'waiting' && data.claimed_by === null;
  const tried = useRef(false);
  // Claimed once as it opens: a page that was left open does not hold on to a claim that ran out.
  useEffect(() => {
    if (!mayDecide || !isFree || tried.current) return;
    tried.current = true;
    void claim();
  }, [mayDecide, isFree]);

  const go = (to: number | null): void => {
    if (to !== null) navigate(`/${RESOURCE}/${to}/show`);
  };
  const decide = async (action: 'approve' | 'reject', body: object): Promise<Record<string, string>> => {
    setBusy(true);
    setRefusal(null);
    try {
      await post(`${RESOURCE}/${id}/${action}`, body);
      const next = nextInLine(queue, id, me?.id ?? 0);
      notify(next === null ? 'Decided. Nothing else is waiting.' : 'Decided.', { type: 'success' });
      void client.invalidateQueries({ queryKey: [RESOURCE] });
      navigate(next === null ? `/${RESOURCE}` : `/${RESOURCE}/${next}/show`);
      return {};
    } catch (fault) {
      const { message, body: answer } = fault as HttpError;
      setRefusal(message);
      void client.invalidateQueries({ queryKey: key });
      return (answer as { errors?: Record<string, string> } | undefined)?.errors ?? {};
    } finally {
      setBusy(false);
    }
  };
  return {
    submission: data,
    error,
    refusal,
    busy,
    mayDecide,
    isMine,
    isFree,
    waiting: queue.length,
    claim,
    decide,
    step: (by: 1 | -1) => go(neighbour(queue, id, by)),
  };
}
