import { MenuItem, TextField } from '@mui/material';
import { REJECT_REASONS, type RejectedFields, type VerificationField } from '@truemark/contracts';
import { NO_WORDS, type SaidWords, Words } from '../../ui/review/Words.js';
import { FIELD_NAMES, REASON_NAMES } from './verification.js';

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
export const ReasonFields = ({ form, verdict, errors, onChange }: Props) => {
  const mark = (field: VerificationField, chosen: string): void => {
    const fields = { ...verdict.fields };
    const reason = REJECT_REASONS.find((each) => each === chosen);
    if (reason) fields[field] = reason;
    else delete fields[field];
    onChange({ ...verdict, fields });
  };
  return (
    <>
      {form.map((field) => (
        <TextField
          key={field}
          select
          size="small"
          margin="none"
          label={FIELD_NAMES[field]}
          value={verdict.fields[field] ?? ''}
          onChange={({ target }) => mark(field, target.value)}
          error={Boolean(errors[`fields.${field}`])}
          helperText={errors[`fields.${field}`]}
          slotProps={{
            select: { displayEmpty: true },
            inputLabel: { shrink: true },
          }}
        >
          <MenuItem value="">Nothing to say against it</MenuItem>
          {REJECT_REASONS.map((reason) => (
            <MenuItem key={reason} value={reason}>
              {REASON_NAMES[reason]}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Words words={verdict} errors={errors} onChange={onChange} />
    </>
  );
};
