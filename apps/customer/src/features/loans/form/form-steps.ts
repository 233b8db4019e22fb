import { LOAN_FIELD_NAMES, LOAN_FIELDS, type LoanField, loanFieldSetting } from '@truemark/contracts';
import type { LanguageCode, LoanKey } from '@truemark/i18n';
import type { LoanForm, LoanFormValues } from '../../../api/loans.js';

/** A page of the form. */
export interface FormStep {
  readonly title: LoanKey;
  readonly fields: readonly LoanField[];
}

/** Where each part of the declared fields begins; one that is declared later falls into the part it stands in. */
const PARTS: readonly { readonly first: LoanField; readonly title: LoanKey }[] = [
  { first: 'name', title: 'loan.form.person' },
  { first: 'loan_amount', title: 'loan.form.finances' },
  { first: 'has_house', title: 'loan.form.papers' },
];

/** Where the family's name comes first. */
export const FAMILY_FIRST: ReadonlySet<LanguageCode> = new Set(['jp', 'kr', 'hk', 'vn']);

/** Both names in the order in which the language has them. */
function inOrderOf(language: LanguageCode, fields: readonly LoanField[]): readonly LoanField[] {
  if (!FAMILY_FIRST.has(language) || !fields.includes('name') || !fields.includes('last_name')) return fields;
  return fields.flatMap((field): LoanField[] => {
    if (field === 'name') return ['last_name', 'name'];
    return field === 'last_name' ? [] : [field];
  });
}

/**
 * The steps of the form: what the settings ask for, in the order of its declaration, names as the language has them; a part
 * without a field is none.
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

/** Nothing but the prefix of a phone number counts as nothing. */
const isEmpty = (field: LoanField, value: string | undefined): boolean =>
  (LOAN_FIELDS[field].kind === 'mobile' ? splitMobile(value ?? '').number : (value ?? '').trim()) === '';

/** Which fields of these are still to be filled in. */
export const missingOf = (fields: readonly LoanField[], values: LoanFormValues): readonly LoanField[] =>
  fields.filter((field) => isEmpty(field, values[field]));

/** What is sent: the fields that are asked for. */
export const sentOf = (steps: readonly FormStep[], values: LoanFormValues): LoanFormValues =>
  Object.fromEntries(
    steps.flatMap(({ fields }) => fields.map((field) => [field, values[field]?.trim() ?? ''] as const)),
  );

/** The step that a field stands in, from 0; -1 where it is not asked for. */
export const stepWith = (steps: readonly FormStep[], field: string): number =>
  steps.findIndex(({ fields }) => fields.some((each) => each === field));

/** Whether a field was objected to and still stands as it was sent. */
export const isObjected = (field: LoanField, form: LoanForm, values: LoanFormValues): boolean =>
  form.status === 'rejected' && form.objected.includes(field) && values[field] === form.given[field];

/** `+001-2025550123`, as it travels, in its two parts. */
export function splitMobile(mobile: string): { readonly prefix: string; readonly number: string } {
  const [prefix = '', ...rest] = mobile.split('-');
  return rest.length === 0 ? { prefix: '', number: prefix } : { prefix, number: rest.join('') };
}

/** Whether two spellings of a dialling prefix are one: `+044` and `44`. */
export const samePrefix = (one: string, other: string): boolean =>
  Number(one.replace(/\D/g, '')) === Number(other.replace(/\D/g, ''));
