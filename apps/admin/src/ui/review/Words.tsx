import { TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { t } from '../../texts/texts.js';
import { bringClear } from '../bottom-bars.js';
import { ReasonTemplates, type TemplatesOf } from './ReasonTemplates.js';

/** Text for the customer, and note for operators. */
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
  /** Action of Ctrl or ⌘ with Enter in the customer's text. */
  readonly onSend?: () => void;
  /** The same in the note, if approval is needed: the approver reads the note. */
  readonly onAsk?: (() => void) | undefined;
  /** Whether nothing can be decided any more: the draft is read-only but can be copied. */
  readonly locked?: boolean;
  /** Text templates that can be inserted. */
  readonly templates: TemplatesOf;
}

export const idOf = (field: string): string => `review-${field}`;

/** Focuses the field where something is missing and scrolls its messages into view. */
export function askFor(field = 'reason'): void {
  const element = document.getElementById(idOf(field));
  if (!element) return;
  element.focus({ preventScroll: true });
  // The messages appear with the next frame.
  requestAnimationFrame(() => bringClear(element));
}

/** Ctrl or ⌘ with Enter triggers the field's action. */
export const fieldKeys =
  (onSend: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.repeat) return;
    if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };

export const Words = <W extends SaidWords>({
  words,
  errors,
  onChange,
  hint,
  onSend,
  onAsk,
  locked = false,
  templates,
}: Props<W>) => (
  <>
    {!locked && (
      <ReasonTemplates
        {...templates}
        onPick={(text) => onChange({ ...words, reason: words.reason ? `${words.reason} ${text}` : text })}
      />
    )}
    <TextField
      id={idOf('reason')}
      label={t('ui.toTheCustomer')}
      size="small"
      margin="none"
      multiline
      minRows={2}
      value={words.reason}
      slotProps={{ input: { readOnly: locked } }}
      onKeyDown={fieldKeys(onSend)}
      onChange={({ target }) => onChange({ ...words, reason: target.value })}
      error={Boolean(errors.reason)}
      helperText={errors.reason ?? hint ?? t('ui.readWithARejectionOnlyAs')}
    />
    <TextField
      id={idOf('note')}
      label={onAsk ? t('ui.noteToTheSecondPerson') : t('common.privateNote')}
      size="small"
      margin="none"
      multiline
      minRows={2}
      value={words.note}
      slotProps={{ input: { readOnly: locked } }}
      onKeyDown={fieldKeys(onAsk)}
      onChange={({ target }) => onChange({ ...words, note: target.value })}
      error={Boolean(errors.note)}
      helperText={
        errors.note ?? (onAsk ? t('ui.whyItShouldBeApproved') : t('ui.forOperatorsTheCustomerNeverSees'))
      }
    />
  </>
);
