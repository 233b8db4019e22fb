import { TextField } from '@mui/material';
import { t } from '../../texts/texts.js';
import { ReasonTemplates, type TemplatesOf } from './ReasonTemplates.js';

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
  /** Words that can be taken over. */
  readonly templates: TemplatesOf;
}

export const idOf = (field: string): string => `review-${field}`;

/** Puts the cursor where something is missing. */
export const askFor = (field = 'reason'): void => document.getElementById(idOf(field))?.focus();

export const Words = <W extends SaidWords>({ words, errors, onChange, hint, templates }: Props<W>) => (
  <>
    <ReasonTemplates
      {...templates}
      onPick={(text) => onChange({ ...words, reason: words.reason ? `${words.reason} ${text}` : text })}
    />
    <TextField
      id={idOf('reason')}
      label={t('ui.toTheCustomer')}
      size="small"
      margin="none"
      multiline
      minRows={2}
      value={words.reason}
      onChange={({ target }) => onChange({ ...words, reason: target.value })}
      error={Boolean(errors.reason)}
      helperText={errors.reason ?? hint ?? t('ui.readWithARejectionOnlyAs')}
    />
    <TextField
      label={t('common.privateNote')}
      size="small"
      margin="none"
      multiline
      minRows={2}
      value={words.note}
      onChange={({ target }) => onChange({ ...words, note: target.value })}
      error={Boolean(errors.note)}
      helperText={errors.note ?? t('ui.forOperatorsTheCustomerNeverSees')}
    />
  </>
);
