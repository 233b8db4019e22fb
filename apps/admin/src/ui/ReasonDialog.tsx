import { TextField } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../providers/http.js';
import { t } from '../texts/texts.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useReadAnew } from './open-forms.js';
import { isReasonless, lackText } from './reason.js';
import { useTicks } from './ticks.js';
import { useAction } from './use-action.js';

/** A second text, which may be left empty and is sent by a call of its own. */
interface Aside {
  readonly label: string;
  readonly hint: string;
  /** Such as `customers/7/notes`: it is sent as `{text}`. */
  readonly path: string;
  /** What is said where it could not be saved, though the rest was done. */
  readonly unsaved: (why: string) => string;
}

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** What stands above the reason, to be looked at before. */
  readonly children?: ReactNode;
  /** Whether that needs the room of a page. */
  readonly wide?: boolean;
  /** Who reads the reason. */
  readonly hint: string;
  /** Such as `approvals/7/reject`. */
  readonly path: string;
  /** What the reason is called in the request. */
  readonly field?: 'reason' | 'note';
  /** What the request says beside the reason. */
  readonly with?: Readonly<Record<string, string>>;
  /** What is said when it is done. */
  readonly done: ReactNode;
  /** May be left empty. */
  readonly optional?: boolean;
  /** Whether the cursor stands in the note though it may be left empty, where somebody may type at once. */
  readonly isEntered?: boolean;
  /** What only operators read, beside the reason; it is saved once the rest is done. */
  readonly aside?: Aside;
  /** What has to be ticked first, each of it: asked of what cannot be undone, or is not to be passed over. */
  readonly agreed?: readonly string[];
  /** Once it is done, where that is more than closing. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Saves what was written beside the reason; whoever wrote it is told where that failed, with the text that would be lost. */
function useBeside(aside: Aside | undefined, typed: string): () => Promise<void> {
  const [notify, readAnew] = [useNotify(), useReadAnew()];
  const text = typed.trim();
  return async () => {
    if (!aside || text === '') return;
    try {
      await post(aside.path, { text });
      readAnew();
    } catch (error) {
      notify(aside.unsaved((error as HttpError).message), { type: 'error', autoHideDuration: null });
    }
  };
}

/** Asks for a reason, and does it. */
export const ReasonDialog = (props: Props) => {
  const { title, touches, confirm, danger, hint, path, field = 'reason', done, optional, onClose } = props;
  const { agreed = [], onDone = onClose, aside, isEntered = !optional } = props;
  const [beside, setBeside] = useState('');
  const saveBeside = useBeside(aside, beside);
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const { isAgreed, ticks, showMissing } = useTicks(agreed, optional);
  const isLacking = !optional && isReasonless(reason);
  const { run, busy, errors } = useAction(done, () => {
    onDone();
    void saveBeside();
  });
  const wrong =
    errors[field] ?? (isAsked && isLacking ? lackText(reason, t('ui.pleaseSayWhyFirst')) : undefined);
  const showLack = (): void => {
    if (!isLacking) return showMissing();
    setIsAsked(true);
    reasonField.current?.focus();
  };
  return (
    <ConfirmDialog
      open
      danger={danger ?? false}
      title={title}
      touches={touches}
      confirm={confirm}
      busy={busy}
      focused={!isEntered && agreed.length === 0}
      wide={props.wide ?? false}
      disabled={!isAgreed || isLacking}
      onLacking={showLack}
      onConfirm={() => void run(path, { ...props.with, [field]: reason })}
      onClose={onClose}
    >
      {props.children}
      {/* What has to be ticked comes before what may be left empty. */}
      {optional && ticks}
      <TextField
        label={optional ? t('ui.note') : t('common.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={wrong ?? hint}
        error={wrong !== undefined}
        multiline
        minRows={2}
        autoFocus={isEntered}
        inputRef={reasonField}
      />
      {aside && (
        <TextField
          label={aside.label}
          value={beside}
          onChange={(event) => setBeside(event.target.value)}
          helperText={aside.hint}
          multiline
          minRows={2}
        />
      )}
      {!optional && ticks}
    </ConfirmDialog>
  );
};
