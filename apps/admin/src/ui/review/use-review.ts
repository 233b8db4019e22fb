import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type HttpError, useGetList, useNotify, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasPermission, type Me } from '../../providers/auth-provider.js';
import { get, post, sendOnLeaving } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { useIsHere } from '../use-is-here.js';
import { usePermission } from '../use-permission.js';
import { type InQueue, nextAfter } from './queue.js';
import { ASKED } from './second-person.js';
import { useReviewKeys } from './use-review-keys.js';
import { useSteps } from './use-steps.js';

/** Queue that operators work through, claiming one row at a time. */
export interface ReviewQueue<Row, Whole extends Row = Row> {
  readonly resource: string;
  /** Field with the time when a row began to wait. */
  readonly since: string;
  /** Filter for the rows that wait for an operator. */
  readonly filter: Readonly<Record<string, string>>;
  /** Whether this row waits. */
  readonly waits: (row: Row) => boolean;
  /** Name of a row in the notification about its outcome. */
  readonly called?: (row: Whole) => string;
  /** Review order; absent: oldest first. */
  readonly ordered?: (rows: readonly Row[]) => Row[];
  /** Whether nobody can work on the row now, so that it is skipped. */
  readonly rests?: (row: Row) => boolean;
}

/** Refusals by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Waiting rows, oldest first. */
function useQueue<Row extends InQueue>({
  resource,
  since,
  filter,
}: Pick<ReviewQueue<Row>, 'resource' | 'since' | 'filter'>) {
  return useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: 200 }, sort: { field: since, order: 'ASC' }, filter },
    { refetchInterval: 15_000 },
  );
}

/** Releases a claim when its screen, or the whole page, is left. */
function useLeaving(isMine: boolean, letGo: string): void {
  const held = useRef(false);
  useEffect(() => {
    held.current = isMine;
  }, [isMine]);
  useEffect(() => {
    const leave = (): void => {
      if (held.current) sendOnLeaving(letGo);
      held.current = false;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [letGo]);
}

const DECIDED_MEANWHILE = t('ui.decidedMeanwhile');

/**
 * Review of one queue row: claimed by the first action or by `c`, released by `u` or by leaving, decided, then the next
 * row.
 */
export function useReview<Row extends InQueue, Whole extends Row>(line: ReviewQueue<Row, Whole>, id: number) {
  const { resource, waits, rests, called } = line;
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { permissions: me } = usePermissions<Me>();
  const key = [resource, 'review', id];
  const { data, error, isFetchedAfterMount, dataUpdatedAt } = useQuery({
    queryKey: key,
    queryFn: () => get<Whole>(`${resource}/${id}`),
    refetchInterval: 10_000,
  });
  const { data: read = [], total: counted } = useQueue<Row>(line);
  // The row may have begun to wait after the queue was read. It is then counted behind the others.
  const isLater =
    data !== undefined && waits(data) && counted === read.length && read.every((row) => row.id !== id);
  const waiting: readonly Row[] = isLater ? [...read, data] : read;
  const total = counted === undefined ? undefined : counted + Number(isLater);
  const queue: readonly Row[] = line.ordered?.(waiting) ?? waiting;
  // Rows for which this operator asked for approval are skipped: he has nothing left to do with them.
  const others = queue.filter(({ approval }) => me === undefined || approval?.maker_id !== me.id);
  const neighbourOf = useSteps(
    queue.filter((row) => row.id === id || others.includes(row)),
    id,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const may = (action: string): boolean => me !== undefined && hasPermission(me, resource, action);
  const mayDecide = may('claim');
  const isMine = data !== undefined && me !== undefined && data.claimed_by === me.id;

  const letGo = `claims/${resource}-${id}/release`;
  const mayRelease = usePermission('claims', 'release') === true;
  const isFree = data !== undefined && waits(data) && data.claimed_by === null;
  const isHere = useIsHere();
  /** Whether the screen was opened again after it was left. */
  const isOpenAgain = (): boolean =>
    (client.getQueryCache().find({ queryKey: key })?.getObserversCount() ?? 0) > 0;
  /** A decision goes on although its screen was left. */
  const deciding = useRef(false);
  const claiming = useRef<Promise<boolean> | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  /**
   * Read time of the row when another operator turned out to hold it. Until it is read again, no key press claims it
   * again.
   */
  const takenAsOf = useRef<number | null>(null);
  const claim = async (): Promise<boolean> => {
    setRefusal(null);
    setClaiming(true);
    try {
      const claimed = await post<Whole>(`${resource}/${id}/claim`);
      // Nobody works on a row that was left before the claim arrived.
      if (!isHere.current && !deciding.current && !isOpenAgain()) {
        sendOnLeaving(letGo);
        return false;
      }
      client.setQueryData(key, claimed);
      if (waits(claimed)) return true;
      // The row was decided since it was read, so there is no claim to hold.
      sendOnLeaving(letGo);
      setRefusal(DECIDED_MEANWHILE);
      return false;
    } catch (fault) {
      const { message, status } = fault as HttpError;
      if (status === 409) takenAsOf.current = dataUpdatedAt;
      setRefusal(message);
      void client.invalidateQueries({ queryKey: key });
      return false;
    } finally {
      claiming.current = null;
      setClaiming(false);
    }
  };
  /** Whether the row is claimed from here on: the first action claims it. */
  const begin = async (): Promise<boolean> => {
    if (isMine) return true;
    if (!mayDecide || !isFree || takenAsOf.current === dataUpdatedAt) return false;
    claiming.current ??= claim();
    return claiming.current;
  };
  const release = async (): Promise<void> => {
    if (!isMine || !mayRelease) return;
    await post(letGo);
    await client.invalidateQueries({ queryKey: key });
  };
  // A decision in progress releases the claim itself.
  useLeaving(isMine && !busy, letGo);
  useReviewKeys({ c: () => void begin(), u: () => void release() });

  const go = (to: number | null): void => {
    if (to !== null) navigate(`/${resource}/${to}/show`);
  };
  /** `said` is the notification: a word and a full stop. */
  const decide = async (
    action: string,
    body: object,
    said = t('ui.decided'),
  ): Promise<FieldErrors | null> => {
    setBusy(true);
    deciding.current = true;
    if (!(await begin())) {
      setBusy(false);
      deciding.current = false;
      if (data && !waits(data)) setRefusal(DECIDED_MEANWHILE);
      return null;
    }
    setRefusal(null);
    try {
      const answer = await post<Whole>(`${resource}/${id}/${action}`, body);
      // The server may require approval where the screen did not know yet.
      const isAsked = 'approval_id' in answer;
      const what = isAsked ? ASKED : said;
      const done =
        called && data ? t('ui.doneTo', { done: what.replace(/[.。]$/u, ''), what: called(data) }) : what;
      // A row that waits for approval, or still for something else, is released meanwhile.
      if (isAsked || waits(answer)) await post(letGo).catch(() => undefined);
      const awake = queue.filter((row) => !rests?.(row));
      const next = nextAfter(awake, id, me?.id ?? 0, !isAsked && waits(answer) && rests?.(answer) !== true);
      notify(next === null ? t('ui.nothingElseIsWaiting', { done }) : done, { type: 'success' });
      // The claim ended with the decision. On coming back before the row is read again, it is claimed anew.
      client.setQueryData<Whole>(key, (old) => old && { ...old, claimed_by: null });
      void client.invalidateQueries({ queryKey: [resource] });
      // The customer's figures changed. Invalidated for the next review that shows them.
      void client.invalidateQueries({ queryKey: ['customers'] });
      // No navigation if the operator has gone elsewhere in the meantime.
      if (isHere.current) navigate(next === null ? `/${resource}` : `/${resource}/${next}/show`);
      return {};
    } catch (fault) {
      const { message, body: answer, status } = fault as HttpError;
      if (!isHere.current) {
        notify(message, { type: 'error' });
        if (!isOpenAgain()) sendOnLeaving(letGo);
      }
      setRefusal(message);
      void client.refetchQueries({ queryKey: key }).then(() => {
        // Only the answer was lost.
        const now = client.getQueryData<Whole>(key);
        if (status === undefined && now && !waits(now)) setRefusal(null);
      });
      return (answer as { errors?: FieldErrors } | undefined)?.errors ?? null;
    } finally {
      setBusy(false);
      deciding.current = false;
    }
  };
  return {
    record: data,
    /** Whether the row and the operator's permissions are loaded. */
    isThere: data !== undefined && me !== undefined,
    /** Whether the row was read for this screen, not served from an earlier cache entry. */
    isFresh: isFetchedAfterMount,
    error,
    refusal,
    busy,
    mayDecide,
    /** Whether the operator's role includes an action, such as `approve`; a role may claim and have only some of them. */
    may,
    isMine,
    /** Whether the row is being claimed. */
    isClaiming,
    /** Whether the operator can act on it: it is claimed by him, or the first action claims it. */
    canAct: mayDecide && (isMine || isFree),
    /** Undefined until the queue is loaded. */
    waiting: total === undefined ? undefined : total - (queue.length - others.length),
    place: others.findIndex((row) => row.id === id) + 1,
    begin,
    onClaim: mayDecide && isFree ? () => void begin() : null,
    onRelease: isMine && mayRelease ? () => void release() : null,
    decide,
    /** Reads the row again, with the customer next to it. */
    readAgain: (): void => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['customers'] });
    },
    step: (by: 1 | -1) => go(neighbourOf(by)),
  };
}
