import { REASONS_OF, type VerificationField } from '@truemark/contracts';
import { useState } from 'react';
import { FieldReason, type Marks, marked } from '../../ui/review/FieldReason.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { FIELD_NAMES, type SubmissionDetails } from './verification.js';

export interface Verdict extends SaidWords {
  readonly fields: Marks<VerificationField>;
}

export const NO_VERDICT: Verdict = { fields: {}, ...NO_WORDS };

interface Props {
  readonly submission: Pick<SubmissionDetails, 'form' | 'lang'>;
  readonly verdict: Verdict;
  readonly errors: Readonly<Record<string, string>>;
  /** Whether nothing can be decided any more. */
  readonly locked: boolean;
  readonly onChange: (verdict: Verdict) => void;
  readonly onSend: () => void;
}

/** Faults of each field, selected by its digit; further text for the customer, and the operators' note. */
export const ReasonFields = ({ submission, verdict, errors, locked, onChange, onSend }: Props) => {
  const { lang } = submission;
  const form = locked ? [] : submission.form;
  const [open, setOpen] = useState<VerificationField | null>(null);
  useReviewKeys(Object.fromEntries(form.map((field, at) => [String(at + 1), () => setOpen(field)])));
  return (
    <>
      {form.map((field, at) => (
        <FieldReason
          key={field}
          label={`${FIELD_NAMES[field]} (${at + 1})`}
          reasons={REASONS_OF[field]}
          chosen={verdict.fields[field]}
          error={errors[`fields.${field}`]}
          open={open === field}
          onOpen={(isOpen) => setOpen(isOpen ? field : null)}
          onChoose={(reason) => onChange({ ...verdict, fields: marked(verdict.fields, field, reason) })}
        />
      ))}
      <Words
        words={verdict}
        errors={errors}
        locked={locked}
        templates={{ queue: 'verifications', lang }}
        onChange={onChange}
        onSend={onSend}
      />
    </>
  );
};
