import { Box, Button, Link as MuiLink, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Section } from '../../ui/Section.js';
import { useAction } from '../../ui/use-action.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import type { Summary } from './customer.js';
import { useCommanded } from './use-commanded.js';

type Note = Summary['notes'][number];

const LEAST = 3;
const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Field for a note; Ctrl-Enter saves, as the button does. */
const NoteForm = (props: {
  readonly path: string;
  readonly label: string;
  readonly done: string;
  readonly start?: string;
  /** Request fields besides the text. */
  readonly with?: object;
  /** `isWhole`: nothing was typed since it was sent. A note that is edited goes on from what was typed. */
  readonly onDone?: (isWhole: boolean) => void;
  readonly onCancel?: () => void;
  readonly inputRef?: React.Ref<HTMLTextAreaElement>;
}) => {
  const { path, label, done, start = '', onDone, onCancel, inputRef } = props;
  const [text, setText] = useState(start);
  /** Text of the field, for an answer that arrives while one types on. */
  const typed = useRef(start);
  const write = (now: string): void => {
    typed.current = now;
    setText(now);
  };
  // This function belongs to the rendering that sent the note: `text` is what was sent.
  const { run, busy, errors, refusal } = useAction(done, () => {
    const isWhole = typed.current === text;
    if (onDone) onDone(isWhole);
    else if (typed.current.startsWith(text)) write(typed.current.slice(text.length).trimStart());
  });
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isShort = text.trim().length < LEAST;
  const lack = isAsked && isShort ? t('ui.atLeastSigns', { least: LEAST }) : undefined;
  const save = (event?: FormEvent): void => {
    event?.preventDefault();
    if (busy) return;
    setIsAsked(isShort);
    if (isShort) form.current?.querySelector('textarea')?.focus();
    else void run(path, { ...props.with, text });
  };
  return (
    <Box component="form" ref={form} noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
        helperText={lack ?? errors.text ?? refusal ?? t('customers.noteHint')}
        error={Boolean(lack ?? errors.text ?? refusal)}
        inputRef={inputRef}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2 }}>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {t('ui.keepAsItIs')}
          </Button>
        )}
        <Button type="submit" variant="outlined" loading={busy}>
          {t('customers.saveNote')}
        </Button>
      </Box>
    </Box>
  );
};

/** Earlier versions of the note, latest first. */
const Former = ({ former }: Pick<Note, 'former'>) => {
  const [isOpen, setIsOpen] = useState(false);
  if (former.length === 0) return null;
  return (
    <>
      {' · '}
      <MuiLink
        component="button"
        type="button"
        variant="body2"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('customers.edited', { count: former.length })}
      </MuiLink>
      {isOpen &&
        former.map(({ text, at_ms: at }, index) => (
          <Box key={former.length - index} sx={{ mt: 1, pl: 3, borderLeft: 2, borderColor: 'divider' }}>
            <When ms={at} />
            <Typography variant="body2" color="textSecondary" sx={words}>
              {text}
            </Typography>
          </Box>
        ))}
    </>
  );
};

const OneNote = ({ customerId, note, mayWrite }: { customerId: number; note: Note; mayWrite: boolean }) => {
  const [isEditing, setIsEditing] = useState(false);
  const { id, text, by, at_ms: at, is_own: isOwn, former } = note;
  /** Number of earlier versions since the last save from here, which the note is not yet read with. */
  const [own, setOwn] = useState(0);
  const versions = Math.max(former.length, own);
  if (isEditing) {
    return (
      <NoteForm
        path={`customers/${customerId}/notes/${id}/edit`}
        label={t('customers.editNote')}
        done={t('customers.saved')}
        start={text}
        with={{ former: versions }}
        onDone={(isWhole) => {
          setOwn(versions + 1);
          if (isWhole) setIsEditing(false);
        }}
        onCancel={() => setIsEditing(false)}
        inputRef={(field) => field?.focus()}
      />
    );
  }
  return (
    <Box component="article">
      <Typography variant="body2" sx={words}>
        {text}
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary">
        {formatRich('customers.byWhen', { by, time: <When ms={at} /> })}
        {isOwn && mayWrite && (
          <>
            {' · '}
            <MuiLink
              component="button"
              type="button"
              variant="body2"
              aria-label={`${t('customers.editNote')}: ${text.slice(0, 40)}`}
              onClick={() => setIsEditing(true)}
            >
              {t('customers.edit')}
            </MuiLink>
          </>
        )}
        <Former former={former} />
      </Typography>
    </Box>
  );
};

/** Notes of operators about the customer, which he never sees. `n` starts a new one. */
export const CustomerNotes = ({ customer: { id, notes } }: { customer: Summary }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const mayWrite = usePermission('customers', 'write_notes');
  useCommanded('note', mayWrite, () => field.current?.focus());
  return (
    <Section title={t('customers.notes')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {mayWrite && (
          <NoteForm
            path={`customers/${id}/notes`}
            label={t('customers.newNote')}
            done={t('customers.noteSaved')}
            inputRef={field}
          />
        )}
        {notes.map((note) => (
          <OneNote key={note.id} customerId={id} note={note} mayWrite={mayWrite === true} />
        ))}
        {notes.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('customers.noNotes')}
          </Typography>
        )}
      </Box>
    </Section>
  );
};
