import { Fragment } from 'react';
import { t } from '../../texts/texts.js';
import { Verbatim } from '../../ui/Copyable.js';
import { money } from '../../ui/figures.js';
import { useCurrency } from '../../ui/use-currency.js';
import { type Difference, differences, type Path } from '../audit-log/audit-row.js';
import { saysNothing } from '../audit-log/ChangeText.js';
import { fieldName, inOwnNames, resourceOf } from '../audit-log/field-names.js';
import { changedWords, isWritten } from '../audit-log/passages.js';
import { useFieldValues } from '../audit-log/use-field-values.js';
import { useSettingWords } from '../audit-log/use-setting-words.js';
import { type Approval, aboutOf } from './approval.js';
import { signedSum } from './correction.js';

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

export type Asked = Pick<Approval, 'kind' | 'subject' | 'before' | 'after' | 'customer'>;

export type Fact = readonly [name: string, value: string];

/** Whether it is a sum that is decided on. */
export const isOfMoney = ({ after }: Pick<Approval, 'after'>): boolean =>
  typeof after === 'object' && after !== null && 'amount' in after;

/** Of money that is decided on, that its state changes is what a decision is. */
const isSaid =
  (request: Pick<Approval, 'after'>) =>
  ({ path, ...each }: Difference): boolean =>
    !(isOfMoney(request) && path.at(-1) === 'status') && !saysNothing({ path, ...each });

/** Where it is said how many coins are sent, what they are worth after the fee is no news. */
const withoutWorth = (about: readonly (readonly [Path, string])[]) =>
  about.filter(([path]) => path[0] !== 'received' || about.every(([other]) => other[0] !== 'sent'));

/** What a request is about beside whom it concerns, and what it would change: each under its name, in words. */
export function useRequestFacts(request: Asked): { about: readonly Fact[]; changes: readonly Fact[] } {
  const { kind, subject, customer } = request;
  const resource = resourceOf(kind);
  const currency = useCurrency();
  const [before, after] = [inOwnNames(resource, request.before), inOwnNames(resource, request.after)];
  const about = withoutWorth(aboutOf({ before, after, customer }));
  const changes = differences(before, after).filter(isSaid(request));
  const values = useFieldValues(resource, [
    ...about,
    ...changes.map(({ path, before: old, after: now }) => [path, old, now] as const),
  ]);
  const ofSetting = useSettingWords(kind === 'settings.change' ? subject : undefined);
  const inWords = (path: Path, value: string): string =>
    value === ''
      ? t('common.empty')
      : (ofSetting(path, value) ?? signedSum(kind, path, value, currency) ?? values(path, value));
  return {
    about: about.map(([path, value]) => [fieldName(resource, path), inWords(path, value)]),
    changes: changes.map(({ path, before: old, after: now }) => [
      fieldName(resource, path),
      (isWritten(old, now) && changedWords(old ?? '', now ?? '')) ||
        [old, now].flatMap((value) => (value === null ? [] : [inWords(path, value)])).join(' → '),
    ]),
  };
}

/** What it comes to, in a word: how much money, or the value that a setting gets; null: neither. */
export function useOutcomeWord(request: Approval): string | null {
  const currency = useCurrency();
  const { changes } = useRequestFacts(request);
  if (request.kind === 'settings.change') return changes[0]?.[1] ?? null;
  // The correction's own words have its sum.
  if (!isOfMoney(request) || request.kind === 'adjustments.book') return null;
  const sum = Number((request.after as { readonly amount?: unknown }).amount);
  return Number.isFinite(sum) ? `${money(sum)} ${currency}` : null;
}
