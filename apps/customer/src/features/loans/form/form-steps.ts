import { LOAN_FIELD_NAMES, LOAN_FIELDS, type LoanField, loanFieldSetting } from '@truemark/contracts';
import type { LanguageCode, LoanKey } from '@truemark/i18n';
import type { LoanForm, LoanFormValues } from '../../../api/loans.js';

/** One page of the form. */
export interface FormStep {
  readonly title: LoanKey;
  readonly fields: readonly LoanField[];
}

/** First field of each part. A field declared later belongs to the part it is in. */
const PARTS: readonly { readonly first: LoanField; readonly title: LoanKey }[] = [
  { first: 'name', title: 'loan.form.person' },
  { first: 'loan_amount', title: 'loan.form.finances' },
  { first: 'has_house', title: 'loan.form.papers' },
];

/** Languages with the family name first. */
export const FAMILY_FIRST: ReadonlySet<LanguageCode> = new Set(['jp', 'kr', 'hk', 'vn']);

/** Both name fields in the language's order. */
function inOrderOf(language: LanguageCode, fields: readonly LoanField[]): readonly LoanField[] {
  if (!FAMILY_FIRST.has(language) || !fields.includes('name') || !fields.includes('last_name')) return fields;
  return fields.flatMap((field): LoanField[] => {
    if (field === 'name') return ['last_name', 'name'];
    return field === 'last_name' ? [] : [field];
  });
}

/**
 * Steps of the form: the fields the settings require, in declaration order, with names in the language's order. A part
 * without fields is omitted.
 */
export function stepsOf(
  isOn: (setting: string) => boolean,
  language: LanguageCode = 'en',
): readonly FormStep[] {
  const starts = PARTS.map(({ first }) => LOAN_FIELD_NAMES.indexOf(first));
  return PARTS.map(({ title }, part) => ({
    title,
    fields: inOrderOf(
      language,
      LOAN_FIELD_NAMES.slice(starts[part], starts[part + 1]).filter((field) => isOn(loanFieldSetting(field))),
    ),
  })).filter(({ fields }) => fields.length > 0);
}

/** A phone number of only a prefix counts as empty. */
const isEmpty = (field: LoanField, value: string | undefined): boolean =>
  (LOAN_FIELDS[field].kind === 'mobile' ? splitMobile(value ?? '').number : (value ?? '').trim()) === '';

/** Required fields that are still empty. */
export const missingOf = (fields: readonly LoanField[], values: LoanFormValues): readonly LoanField[] =>
  fields.filter((field) => isEmpty(field, values[field]));

/** Values to send: the required fields. */
export const sentOf = (steps: readonly FormStep[], values: LoanFormValues): LoanFormValues =>
  Object.fromEntries(
    steps.flatMap(({ fields }) => fields.map((field) => [field, values[field]?.trim() ?? ''] as const)),
  );

/** Index of the step that contains a field; -1 if it is not required. */
export const stepWith = (steps: readonly FormStep[], field: string): number =>
  steps.findIndex(({ fields }) => fields.some((each) => each === field));

/** Whether a field was objected to and is unchanged since. */
export const isObjected = (field: LoanField, form: LoanForm, values: LoanFormValues): boolean =>
  form.status === 'rejected' && form.objected.includes(field) && values[field] === form.given[field];

/** Splits the wire format `+001-2025550123` into its two parts. */
export function splitMobile(mobile: string): { readonly prefix: string; readonly number: string } {
  const [prefix = '', ...rest] = mobile.split('-');
  return rest.length === 0 ? { prefix: '', number: prefix } : { prefix, number: rest.join('') };
}

/** Whether two spellings of a dialling prefix are equal: `+044` and `44`. */
export const samePrefix = (one: string, other: string): boolean =>
  Number(one.replace(/\D/g, '')) === Number(other.replace(/\D/g, ''));
