import type { RejectedFields, VerificationField } from '@truemark/contracts';
import { FieldReason, marked } from '../../ui/review/FieldReason.js';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { FIELD_NAMES } from './verification.js';

export interface Verdict extends SaidWords {
  readonly fields: RejectedFields;
}

export const NO_VERDICT: Verdict = { fields: {}, ...NO_WORDS };

interface Props {
  readonly form: readonly VerificationField[];
  readonly verdict: Verdict;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (verdict: Verdict) => void;
}

/** What is wrong with each field, what else the customer should read, and what only operators read. */
export const ReasonFields = ({ form, verdict, errors, onChange }: Props) => (
  <>
    {form.map((field) => (
      <FieldReason
        key={field}
        label={FIELD_NAMES[field]}
        chosen={verdict.fields[field]}
        error={errors[`fields.${field}`]}
        onChoose={(reason) => onChange({ ...verdict, fields: marked(verdict.fields, field, reason) })}
      />
    ))}
    <Words words={verdict} errors={errors} onChange={onChange} />
  </>
);
