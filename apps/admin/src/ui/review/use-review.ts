import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type HttpError, useGetList, useNotify, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { get, post, sendOnLeaving } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { type InQueue, nextInLine } from './queue.js';
import { ASKED } from './second-person.js';
import { useReviewKeys } from './use-review-keys.js';
import { useSteps } from './use-steps.js';

/** A queue that operators walk through, one claimed at a time. */
export interface ReviewQueue<Row, Whole extends Row = Row> {
  readonly resource: string;
  /** The field of when it began to wait. */
  readonly since: string;
  /** What of the resource waits for an operator. */
  readonly filter: Readonly<Record<string, string>>;
  /** Whether this one does. */
  readonly waits: (row: Row) => boolean;
  /** What a row is called where it is said what became of it. */
  readonly called?: (row: Whole) => string;
  /** In which order they are walked through; absent: the oldest first. */
  readonly ordered?: (rows: readonly Row[]) => Row[];
  /** Whether nobody can go on with it now, so that it is passed over. */
  readonly rests?: (row: Row) => boolean;
}

/** Refusals beside their fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What waits, the oldest first. */
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

/** Lets go of a claim as its screen, or the whole page, is left. */
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

/** Whether the screen that asks is still there. */
function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

const DECIDED_MEANWHILE = t('ui.decidedMeanwhile');

/** One row of a queue under review: claimed by the first act or by `c`, let go of by `u` or by leaving, decided, and then the next one. */
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
  // It may have begun to wait after the queue was read: whoever looks at it counts it, behind the others.
  const isLater =
    data !== undefined && waits(data) && counted === read.length && read.every((row) => row.id !== id);
  const waiting: readonly Row[] = isLater ? [...read, data] : read;
  const total = counted === undefined ? undefined : counted + Number(isLater);
  const queue: readonly Row[] = line.ordered?.(waiting) ?? waiting;
  // Whoever asked a second person has nothing left to do with it: his way leads past it.
  const others = queue.filter(({ approval }) => me === undefined || approval?.maker_id !== me.id);
  const neighbourOf = useSteps(
    queue.filter((row) => row.id === id || others.includes(row)),
    id,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayDecide = me?.permissions[resource]?.includes('claim') ?? false;
  const isMine = data !== undefined && me !== undefined && data.claimed_by === me.id;

  const letGo = `claims/${resource}-${id}/release`;
  const isFree = data !== undefined && waits(data) && data.claimed_by === null;
  const claiming = useRef<Promise<boolean> | null>(null);
  /** What it was read as when somebody else turned out to have it: until it is read anew, no letter asks again. */
  const takenAsOf = useRef<number | null>(null);
  const claim = async (): Promise<boolean> => {
    setRefusal(null);
    try {
      const claimed = await post<Whole>(`${resource}/${id}/claim`);
      client.setQueryData(key, claimed);
      if (waits(claimed)) return true;
      // It was decided since it was read: there is nothing to hold.
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
    }
  };
  /** Whether it is one's own from here on: whatever is done first claims it. */
  const begin = async (): Promise<boolean> => {
    if (isMine) return true;
    if (!mayDecide || !isFree || takenAsOf.current === dataUpdatedAt) return false;
    claiming.current ??= claim();
    return claiming.current;
  };
  const release = async (): Promise<void> => {
    if (!isMine) return;
    await post(letGo);
    await client.invalidateQueries({ queryKey: key });
  };
  const isHere = useIsHere();
  // What is being decided is let go of by that.
  useLeaving(isMine && !busy, letGo);
  useReviewKeys({ c: () => void begin(), u: () => void release() });

  const go = (to: number | null): void => {
    if (to !== null) navigate(`/${resource}/${to}/show`);
  };
  /** `said` says what was done, in a word and a full stop. */
  const decide = async (
    action: string,
    body: object,
    said = t('ui.decided'),
  ): Promise<FieldErrors | null> => {
    if (!(await begin())) {
      if (data && !waits(data)) setRefusal(DECIDED_MEANWHILE);
      return null;
    }
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await post<Whole>(`${resource}/${id}/${action}`, body);
      // The server may ask for a second person where the screen did not know yet.
      const isAsked = 'approval_id' in answer;
      const what = isAsked ? ASKED : said;
      const done =
        called && data ? t('ui.doneTo', { done: what.replace(/[.。]$/u, ''), what: called(data) }) : what;
      // What a second person decides on, or what still waits for something, is in nobody's way meanwhile.
      if (isAsked || waits(answer)) await post(letGo).catch(() => undefined);
      const awake = queue.filter((row) => !rests?.(row));
      const next = nextInLine(awake, id, me?.id ?? 0);
      notify(next === null ? t('ui.nothingElseIsWaiting', { done }) : done, { type: 'success' });
      // The claim ended with it: whoever comes back before it is read anew claims it again.
      client.setQueryData<Whole>(key, (old) => old && { ...old, claimed_by: null });
      void client.invalidateQueries({ queryKey: [resource] });
      // What the customer has is another now, on whichever review he stands beside next.
      void client.invalidateQueries({ queryKey: ['customers'] });
      // Whoever has gone elsewhere since stays there.
      if (isHere.current) navigate(next === null ? `/${resource}` : `/${resource}/${next}/show`);
      return {};
    } catch (fault) {
      const { message, body: answer, status } = fault as HttpError;
      if (!isHere.current) {
        notify(message, { type: 'error' });
        // Unless it was opened again since.
        const isOpen = (client.getQueryCache().find({ queryKey: key })?.getObserversCount() ?? 0) > 0;
        if (!isOpen) sendOnLeaving(letGo);
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
    }
  };
  return {
    record: data,
    /** Whether it has come, and it is known what one may do with it. */
    isThere: data !== undefined && me !== undefined,
    /** Whether it was read for this screen, and does not stand for what it was a moment ago. */
    isFresh: isFetchedAfterMount,
    error,
    refusal,
    busy,
    mayDecide,
    isMine,
    /** Whether anything can be done with it: it is one's own, or becomes that by the first act. */
    canAct: mayDecide && (isMine || isFree),
    /** Undefined until the queue has come. */
    waiting: total === undefined ? undefined : total - (queue.length - others.length),
    place: others.findIndex((row) => row.id === id) + 1,
    begin,
    onClaim: mayDecide && isFree ? () => void begin() : null,
    onRelease: isMine ? () => void release() : null,
    decide,
    /** Reads it anew, with the customer beside it. */
    readAgain: (): void => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['customers'] });
    },
    step: (by: 1 | -1) => go(neighbourOf(by)),
  };
}
