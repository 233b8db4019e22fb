import { LOAN_FIELD_NAMES, LOAN_FIELDS, type LoanField, type NumericDecimals } from '@truemark/contracts';
import type { LoanApplicationDetails, LoanApplicationRow } from '@truemark/contracts/admin';
import { countryName } from '../../../texts/countries.js';
import { fromServerWords, t } from '../../../texts/texts.js';
import type { PillTone } from '../../../ui/Pill.js';
import type { Marks } from '../../../ui/review/FieldReason.js';
import { ageOf } from '../../../ui/review/queue.js';
import type { ReviewQueue } from '../../../ui/review/use-review.js';
import { NO_WORDS, type SaidWords } from '../../../ui/review/Words.js';
import { APPROVED, REJECTED, WAITING } from '../../../ui/settled-states.js';

/** Loan application that a customer sent. */
export type Application = NumericDecimals<LoanApplicationRow>;

/** Application with the stated fields; pictures only for operators who may see them. */
export type ApplicationDetails = NumericDecimals<LoanApplicationDetails>;

/** Texts of a decision, including what is wrong with single fields. */
export interface FormVerdict extends SaidWords {
  readonly fields: Marks<LoanField>;
}

export const NO_VERDICT: FormVerdict = { fields: {}, ...NO_WORDS };

export const STATES: Readonly<Record<Application['status'], { label: string; tone: PillTone }>> = {
  waiting: WAITING,
  approved: APPROVED,
  rejected: REJECTED,
};

export const APPLICATION_QUEUE: ReviewQueue<Application> = {
  resource: 'loan-applications',
  since: 'submitted_at_ms',
  filter: { status: 'waiting' },
  waits: ({ status }) => status === 'waiting',
};

/** Waiting time against the promised time; null once decided. */
export const waitsFor = (
  { status, submitted_at_ms: since, promised_at_ms: until }: Application,
  now: number,
): ReturnType<typeof ageOf> | null => (status === 'waiting' ? ageOf(since, now, until - since) : null);

/** Name of a field, capitalised. */
export const fieldName = (field: LoanField): string => {
  const label = fromServerWords(LOAN_FIELDS[field].label);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

const PARTS = [
  { title: t('loans.identity'), first: 'name' },
  { title: t('loans.loanAndFinances'), first: 'loan_amount' },
  { title: t('loans.assetsAndPapers'), first: 'has_house' },
] as const satisfies readonly { title: string; first: LoanField }[];

/** Fields of the form in order, in its three parts. */
export const FORM_PARTS: readonly { readonly title: string; readonly fields: readonly LoanField[] }[] =
  PARTS.map(({ title, first }, index) => {
    const next = PARTS[index + 1]?.first;
    const end = next === undefined ? LOAN_FIELD_NAMES.length : LOAN_FIELD_NAMES.indexOf(next);
    return { title, fields: LOAN_FIELD_NAMES.slice(LOAN_FIELD_NAMES.indexOf(first), end) };
  });

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  flag: { 0: t('loans.no'), 1: t('loans.yes') },
  sex: { 1: t('loans.male'), 2: t('loans.female') },
  document: { 1: t('loans.identityCard'), 2: t('loans.passport') },
};

/** Stated value as text: choices and countries in words. */
export function statedText(field: LoanField, value: string): string {
  const { kind } = LOAN_FIELDS[field];
  if (kind === 'country') return /^[A-Z]{2}$/.test(value) ? `${countryName(value)} (${value})` : value;
  return CHOICES[kind]?.[value] ?? value;
}
