import { Fragment } from 'react';
import { t } from '../../texts/texts.js';
import { Verbatim } from '../../ui/Copyable.js';
import { money } from '../../ui/figures.js';
import { useCurrency } from '../../ui/use-currency.js';
import { whoseText } from '../../ui/whose.js';
import { differences } from '../audit-log/audit-row.js';
import { ChangeText } from '../audit-log/ChangeText.js';
import { fieldName, inOwnNames, resourceOf } from '../audit-log/field-names.js';
import { useFieldValues } from '../audit-log/use-field-values.js';
import { type Approval, aboutOf } from './approval.js';

/** An address or an account that stands inside of a value: to be compared sign by sign. */
const LONG = /^(?=.*\d)[A-Za-z0-9]{16,}$/;

/** A value, with what is compared sign by sign in a font for that. */
export const ValueText = ({ text }: { text: string }) =>
  text.split(' ').some((word) => LONG.test(word)) ? (
    <>
      {text.split(/( )/).map((word, at) => (
        // The words of a value never change their places.
        <Fragment key={`${at}${word}`}>{LONG.test(word) ? <Verbatim text={word} /> : word}</Fragment>
      ))}
    </>
  ) : (
    text
  );

type Props = { readonly request: Pick<Approval, 'kind' | 'before' | 'after' | 'customer'> };

/** What a request is about beside whom it concerns, each fact under its name. */
export function useAbout({ kind, ...request }: Props['request']): (readonly [string, string])[] {
  const resource = resourceOf(kind);
  const [before, after] = [inOwnNames(resource, request.before), inOwnNames(resource, request.after)];
  const about = aboutOf({ ...request, before, after });
  const say = useFieldValues(resource, about);
  return about.map(([path, value]) => [fieldName(resource, path), say(path, value)]);
}

/** Of money and of customers: how much, whose, and where it goes, as it is asked once more before it is agreed to. */
export function useFactsOfMoney(request: Approval): (readonly [string, string])[] {
  const { customer, kind } = request;
  const resource = resourceOf(kind);
  const currency = useCurrency();
  const about = useAbout(request);
  const changes = differences(
    inOwnNames(resource, request.before),
    inOwnNames(resource, request.after),
  ).filter(({ path, after }) => path.at(-1) !== 'status' && Boolean(after));
  const say = useFieldValues(
    resource,
    changes.map(({ path, after }) => [path, after] as const),
  );
  if (customer === null && !isOfMoney(request)) return [];
  return [
    ...(customer ? [[t('common.customer'), whoseText(customer)] as const] : []),
    ...about,
    ...changes.map(({ path, after }) =>
      path.at(-1) === 'balance'
        ? ([t('ledgerEntries.balanceAfter'), `${money(Number(after))} ${currency}`] as const)
        : ([fieldName(resource, path), say(path, after ?? '')] as const),
    ),
  ];
}

/** How much it is about; null: it is not about money. */
export function useSumOf(request: Approval): string | null {
  const currency = useCurrency();
  const { amount } = (isOfMoney(request) ? request.after : {}) as { readonly amount?: unknown };
  const sum = typeof amount === 'string' || typeof amount === 'number' ? Number(amount) : Number.NaN;
  return Number.isFinite(sum) ? `${money(sum)} ${currency}` : null;
}

const isOfMoney = ({ after }: Approval): boolean =>
  typeof after === 'object' && after !== null && 'amount' in after;

/** What a request would change, after what it is about, in a line. */
export const RequestText = ({ request }: Props) => {
  const about = useAbout(request);
  return (
    <>
      {about.map(([name, value]) => `${name}: ${value}; `)}
      <ChangeText resource={resourceOf(request.kind)} before={request.before} after={request.after} />
    </>
  );
};
