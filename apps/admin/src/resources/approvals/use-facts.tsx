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

/** Address or account number inside a value, compared character by character. */
const LONG = /^(?=.*\d)[A-Za-z0-9]{16,}$/;

/** Value in which strings to compare character by character have a monospaced font. */
export const ValueText = ({ text }: { text: string }) =>
  text.split(' ').some((word) => LONG.test(word)) ? (
    <>
      {text.split(/( )/).map((word, at) => (
        // The words of a value never change position.
        <Fragment key={`${at}${word}`}>{LONG.test(word) ? <Verbatim text={word} /> : word}</Fragment>
      ))}
    </>
  ) : (
    text
  );

export type Asked = Pick<Approval, 'kind' | 'subject' | 'before' | 'after' | 'customer'>;

export type Fact = readonly [name: string, value: string];

/** Whether the request decides on an amount of money. */
export const isOfMoney = ({ after }: Pick<Approval, 'after'>): boolean =>
  typeof after === 'object' && after !== null && 'amount' in after;

/** For a money request, the change of state is the decision itself. */
const isSaid =
  (request: Pick<Approval, 'after'>) =>
  ({ path, ...each }: Difference): boolean =>
    !(isOfMoney(request) && path.at(-1) === 'status') && !saysNothing({ path, ...each });

/** If the number of coins sent is shown, their worth after the fee is left out. */
const withoutWorth = (about: readonly (readonly [Path, string])[]) =>
  about.filter(([path]) => path[0] !== 'received' || about.every(([other]) => other[0] !== 'sent'));

/** Facts of a request besides the customer, and its changes, each with a label. */
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

/** Outcome in a word: the amount of money, or the new value of a setting; null: neither. */
export function useOutcomeWord(request: Approval): string | null {
  const currency = useCurrency();
  const { changes } = useRequestFacts(request);
  if (request.kind === 'settings.change') return changes[0]?.[1] ?? null;
  // The correction's own text contains its amount.
  if (!isOfMoney(request) || request.kind === 'adjustments.book') return null;
  const sum = Number((request.after as { readonly amount?: unknown }).amount);
  return Number.isFinite(sum) ? `${money(sum)} ${currency}` : null;
}
