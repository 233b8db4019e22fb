import type { InNumbers } from '@truemark/contracts';
import type { ApprovalRow } from '@truemark/contracts/admin';
import { useMemo } from 'react';
import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { differences, sameIn } from '../audit-log/audit-row.js';
import { ACCOUNT_NAMES, type Account } from '../customers/customer.js';

export type ApprovalState = 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'expired';

/** What one operator asked for, and what it would change now. */
export type Approval = InNumbers<ApprovalRow>;

export const STATES: Readonly<Record<ApprovalState, { label: string; tone: PillTone }>> = {
  waiting: { label: t('common.waiting'), tone: 'info' },
  approved: { label: t('common.approved'), tone: 'success' },
  rejected: { label: t('common.rejected'), tone: 'error' },
  withdrawn: { label: t('approvals.takenBack'), tone: 'default' },
  expired: { label: t('approvals.expired'), tone: 'warning' },
};

const HOUR = 3_600_000;

const span = (ms: number): string =>
  ms < HOUR
    ? t('common.minutes', { minutes: Math.floor(ms / 60_000) })
    : t('common.hours', { hours: Math.floor(ms / HOUR) });

/** How long a request has waited, and how long it can still be decided on. */
export function ageOf(
  request: Pick<Approval, 'made_at_ms' | 'expires_at_ms' | 'holds_at_ms'>,
  now: number,
): { label: string; tone: PillTone } {
  const { made_at_ms: madeAt, expires_at_ms: expiresAt, holds_at_ms: holdsAt } = request;
  if (holdsAt !== null)
    return { label: t('approvals.holdsIn', { span: span(Math.max(0, holdsAt - now)) }), tone: 'info' };
  const left = Math.max(0, expiresAt - now);
  const tone = left === 0 ? 'error' : left < 4 * HOUR ? 'warning' : 'success';
  return { label: t('approvals.left', { waited: span(Math.max(0, now - madeAt)), left: span(left) }), tone };
}

/** What it is about: the facts that it leaves as they are. What stays inside of one that changes, such as a text, is none. */
export const aboutOf = ({
  before,
  after,
}: Pick<Approval, 'before' | 'after'>): (readonly [string, string])[] =>
  sameIn(before, after)
    .filter(([path]) => !path.includes('.'))
    .map(([name, value]) => [
      name,
      name === 'account' ? (ACCOUNT_NAMES[value as Account['type']] ?? value) : value,
    ]);

/** What it would change, after what it is about, in a line. */
export function changeText(request: Pick<Approval, 'before' | 'after'>): string {
  const about = aboutOf(request).map(([name, value]) => `${name} ${value}`);
  const changes = differences(request.before, request.after).map(
    ({ path, before, after }) => `${path}: ${before || t('common.empty')} → ${after || t('common.empty')}`,
  );
  return [...about, ...changes].join('; ');
}

/** Where what a kind of request is about can be looked at, and what it is called. */
export type Subjects = ReadonlyMap<
  string,
  { readonly resource: string; readonly noun: string; readonly leadsOn?: true }
>;

export const subjectsOf = (products: readonly Product[]): Subjects =>
  new Map(
    products.flatMap(({ name: resource, requests }) =>
      requests ? requests.kinds.map((kind) => [kind, { ...requests, resource }] as const) : [],
    ),
  );

export function useSubjects(): Subjects {
  const products = useProducts();
  return useMemo(() => subjectsOf(products), [products]);
}

/** The page of what it is about; null where it has none. */
export function subjectPage(
  subjects: Subjects,
  { kind, subject }: Pick<Approval, 'kind' | 'subject'>,
): string | null {
  const found = subjects.get(kind);
  return found === undefined ? null : `/${found.resource}/${subject}/show`;
}

/** What it is about, in words: `Customer 7`, or as the request has it. */
export const subjectText = (
  subjects: Subjects,
  { kind, subject }: Pick<Approval, 'kind' | 'subject'>,
): string => `${subjects.get(kind)?.noun ?? ''} ${subject}`.trim();
