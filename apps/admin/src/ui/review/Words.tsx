import { TextField } from '@mui/material';

/** What the customer reads, and what only operators read. */
export interface SaidWords {
  readonly reason: string;
  readonly note: string;
}

export const NO_WORDS: SaidWords = { reason: '', note: '' };

interface Props<W extends SaidWords> {
  readonly words: W;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (words: W) => void;
  /** When the customer reads it. */
  readonly hint?: string;
}

const REASON = 'review-reason';

/** Puts the cursor where the reason is missing. */
export const askForReason = (): void => document.getElementById(REASON)?.focus();

export const Words = <W extends SaidWords>({ words, errors, onChange, hint }: Props<W>) => (
  <>
    <TextField
      id={REASON}
      label="To the customer"
      size="small"
      margin="none"
      multiline
      minRows={2}
      value={words.reason}
      onChange={({ target }) => onChange({ ...words, reason: target.value })}
      error={Boolean(errors.reason)}
      helperText={errors.reason ?? hint ?? 'Read with a rejection only, as you write it.'}
    />
    <TextField
      label="Private note"
      size="small"
      margin="none"
      multiline
      minRows={2}
      value={words.note}
      onChange={({ target }) => onChange({ ...words, note: target.value })}
      error={Boolean(errors.note)}
      helperText={errors.note ?? 'For operators. The customer never sees this.'}
    />
  </>
);
