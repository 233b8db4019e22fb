import type { NumericDecimals } from '@truemark/contracts';
import type { ApprovalRow } from '@truemark/contracts/admin';
import { useMemo } from 'react';
import { type Product, placesOf, useProducts } from '../../product.js';
import { fromServerWords, t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { APPROVED, REJECTED, WAITING } from '../../ui/settled-states.js';
import { useCurrency } from '../../ui/use-currency.js';
import { type Path, sameIn } from '../audit-log/audit-row.js';
import { titleOf } from '../settings/setting.js';

export type ApprovalState = 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'expired';

/** Request of one operator, and what it would change now. */
export type Approval = NumericDecimals<ApprovalRow>;

export const STATES: Readonly<Record<ApprovalState, { label: string; tone: PillTone }>> = {
  waiting: WAITING,
  approved: APPROVED,
  rejected: REJECTED,
  withdrawn: { label: t('approvals.takenBack'), tone: 'default' },
  expired: { label: t('approvals.expired'), tone: 'default' },
};

const HOUR = 3_600_000;

const span = (ms: number): string =>
  ms < HOUR
    ? t('common.minutes', { minutes: Math.floor(ms / 60_000) })
    : t('common.hours', { hours: Math.round(ms / HOUR) });

/** Time left to decide on a request. */
export function leftOf(
  request: Pick<Approval, 'expires_at_ms' | 'holds_at_ms'>,
  now: number,
): { label: string; tone: PillTone } {
  const { expires_at_ms: expiresAt, holds_at_ms: holdsAt } = request;
  if (holdsAt !== null)
    return { label: t('approvals.holdsIn', { span: span(Math.max(0, holdsAt - now)) }), tone: 'warning' };
  const left = Math.max(0, expiresAt - now);
  const tone = left === 0 ? 'error' : left < 4 * HOUR ? 'warning' : 'success';
  return { label: t('approvals.left', { left: span(left) }), tone };
}

const FLAGS = ['true', 'false'];

/** State of a request: time left to decide, or its outcome. */
export function standingOf(
  request: Pick<Approval, 'expires_at_ms' | 'holds_at_ms' | 'state' | 'refusal'>,
  now: number,
): { label: string; tone: PillTone } {
  if (request.state !== 'waiting') return STATES[request.state];
  return request.refusal === null
    ? leftOf(request, now)
    : { label: t('approvals.cannotBeDoneNow'), tone: 'error' };
}

/** Who decides on a waiting request: never its requester. */
export function whoseTurn({
  is_own: isOwn,
  may_approve: mayApprove,
  may_reject: mayReject,
}: Pick<Approval, 'is_own' | 'may_approve' | 'may_reject'>): string {
  if (isOwn) return t('approvals.anothersTurn');
  if (mayApprove) return t('approvals.yourTurn');
  return t(mayReject ? 'approvals.yoursToReject' : 'approvals.otherRolesTurn');
}

/**
 * Unchanged facts that identify the subject. Left out: unchanged parts of a changing field such as a text, unchanged
 * flags, and the customer if he has a name.
 */
export const aboutOf = ({
  before,
  after,
  customer,
}: Pick<Approval, 'before' | 'after' | 'customer'>): (readonly [Path, string])[] =>
  sameIn(before, after).filter(
    ([path, value]) =>
      path.length === 1 &&
      !FLAGS.includes(value) &&
      !(customer && (path[0] === 'customer' || path[0] === 'customer_id')),
  );

/** Name of a request kind. For terms it also says whether they are new or removed. */
export function kindName({
  kind,
  label,
  before,
  after,
}: Pick<Approval, 'kind' | 'label' | 'before' | 'after'>): string {
  const name = fromServerWords(label);
  if (!kind.endsWith('.change')) return name;
  if (before === null) return t('approvals.newOne', { name: name.toLowerCase() });
  return after === null ? t('approvals.removedOne', { name: name.toLowerCase() }) : name;
}

/** Name of the customer concerned. */
export const customerName = ({ name, uid }: NonNullable<Approval['customer']>): string => name ?? uid;

/** Per request kind: where its subject is found, what it is called, and the evidence for the approver. */
export type Subjects = ReadonlyMap<
  string,
  Omit<NonNullable<Product['requests']>, 'kinds' | 'called'> & {
    readonly resource: string;
    /** Account currency. */
    readonly currency: string;
    readonly called?: (subject: string) => string;
  }
>;

export function subjectsOf(products: readonly Product[], currency: string): Subjects {
  const places = placesOf(products);
  return new Map(
    products.flatMap(({ name: resource, requests }) => {
      if (!requests) return [];
      const { kinds, called, ...rest } = requests;
      const named = called && { called: (subject: string) => called(subject, places) };
      return kinds.map((kind) => [kind, { ...rest, ...named, resource, currency }] as const);
    }),
  );
}

export function useSubjects(): Subjects {
  const products = useProducts();
  const currency = useCurrency();
  return useMemo(() => subjectsOf(products, currency), [products, currency]);
}

type About = Pick<Approval, 'kind' | 'subject' | 'customer'> &
  Partial<Pick<Approval, 'after' | 'subject_name'>>;

const CUSTOMERS = 'customers';

/** Id of the row it is about; null if it has none. */
export function subjectId(subjects: Subjects, { kind, subject, customer }: About): number | null {
  const found = subjects.get(kind);
  if (found?.resource === CUSTOMERS && customer) return customer.id;
  return found !== undefined && /^\d+$/.test(subject) ? Number(subject) : null;
}

/** Page of its subject; null if it has none. */
export function subjectPage(subjects: Subjects, about: About): string | null {
  const found = subjects.get(about.kind);
  const id = subjectId(subjects, about);
  return found === undefined || id === null ? null : `/${found.resource}/${id}/show`;
}

/** Subject in words: `Mia Bennett`, `Withdrawal 7, Mia Bennett`, a setting's title, or the request's own text. */
export function subjectText(subjects: Subjects, about: About): string {
  const { kind, subject, subject_name: called, customer, after } = about;
  if (called) return titleOf({ description: fromServerWords(called) });
  const found = subjects.get(kind);
  const { symbol } = (after ?? {}) as { symbol?: unknown };
  if (found?.resource === 'symbols' && typeof symbol === 'string') return symbol;
  if (found?.resource === CUSTOMERS && customer) return customerName(customer);
  const row = `${found?.noun ?? ''} ${found?.called?.(subject) ?? subject}`.trim();
  return customer ? `${row}, ${customerName(customer)}` : row;
}

type Asked = About & Pick<Approval, 'label' | 'before' | 'after'>;

/** Action and customer, where the kind alone does not say it: `Revoke Junior verification of Mia Bennett`. */
function actionOf(subjects: Subjects, asked: Asked): string | null {
  const found = subjects.get(asked.kind);
  const who = subjectText(subjects, asked);
  return found?.action?.({ ...asked, who, currency: found.currency }) ?? null;
}

/** Title of its page. */
export const titleText = (subjects: Subjects, asked: Asked): string =>
  actionOf(subjects, asked) ?? [kindName(asked), subjectText(subjects, asked)].filter(Boolean).join(': ');

/** The same as one line of the notification after the decision. */
export const askedText = (subjects: Subjects, asked: Asked): string =>
  actionOf(subjects, asked) ?? [kindName(asked), subjectText(subjects, asked)].filter(Boolean).join(', ');

/** Question to the approver: a row with an id is named by that, everything else by its kind. */
export function approveText(subjects: Subjects, asked: Asked): string {
  const action = actionOf(subjects, asked);
  if (action !== null) return t('approvals.doIt', { action });
  const { kind, subject, customer } = asked;
  const found = subjects.get(kind);
  if (kind === 'settings.change') return t('approvals.changeSetting', { what: subjectText(subjects, asked) });
  if (found && customer && kind.endsWith('.approve') && /^\d+$/.test(subject))
    return t('approvals.approveRow', {
      noun: found.noun.toLowerCase(),
      subject,
      who: customerName(customer),
    });
  return t('approvals.approve2', { what: askedText(subjects, asked) });
}

type AboutTerms = Pick<Approval, 'kind' | 'about_id'>;

const pagesOf = (products: readonly Product[], { kind }: AboutTerms) => {
  const resource = /^(.+)\.change$/.exec(kind)?.[1];
  const pages = products.find(({ name }) => name === resource)?.pages;
  return pages && { ...pages, resource };
};

/** Page of the terms row that it changes or has created; null: none. */
export function rowPage(products: readonly Product[], about: AboutTerms): string | null {
  const pages = pagesOf(products, about);
  if (!pages || about.about_id === null) return null;
  if (pages.show) return `/${pages.resource}/${about.about_id}/show`;
  return pages.edit ? `/${pages.resource}/${about.about_id}` : null;
}

/** Page that shows its outcome: the row's page, else the list. */
export function termsPage(products: readonly Product[], about: AboutTerms): string | null {
  const pages = pagesOf(products, about);
  return rowPage(products, about) ?? (pages?.list ? `/${pages.resource}` : null);
}
