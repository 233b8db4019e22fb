import { TextField } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../providers/http.js';
import { t } from '../texts/texts.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { useKeptReason } from './drafts/use-kept-reason.js';
import { useReadAnew } from './open-forms.js';
import { isReasonless, lackText } from './reason.js';
import { useTicks } from './ticks.js';
import { useAction } from './use-action.js';

/** Second, optional text that is sent by a call of its own. */
interface Aside {
  readonly label: string;
  readonly hint: string;
  /** Such as `customers/7/notes`: sent as `{text}`. */
  readonly path: string;
  /** Notification if it could not be saved although the rest was done. */
  readonly unsaved: (why: string) => string;
}

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** Content above the reason, to be read first. */
  readonly children?: ReactNode;
  /** Whether that content needs the width of a page. */
  readonly wide?: boolean;
  /** Who reads the reason. */
  readonly hint: string;
  /** Such as `approvals/7/reject`. */
  readonly path: string;
  /** Name of the reason field in the request. */
  readonly field?: 'reason' | 'note';
  /** Request fields besides the reason. */
  readonly with?: Readonly<Record<string, string>>;
  /** Notification once it is done. */
  readonly done: ReactNode;
  /** May be left empty. */
  readonly optional?: boolean;
  /** Whether the note gets the focus although it is optional, so that one can type at once. */
  readonly isEntered?: boolean;
  /** Note for operators only, next to the reason. It is saved once the rest is done. */
  readonly aside?: Aside;
  /** Statements that must each be ticked first, for actions that cannot be undone or need attention. */
  readonly agreed?: readonly string[];
  /** Called once it is done, if more than closing is needed. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Saves the note next to the reason. A failure is notified together with the text that would be lost. */
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

/** Dialog that asks for a reason and performs the action. */
export const ReasonDialog = (props: Props) => {
  const { title, touches, confirm, danger, hint, path, field = 'reason', done, optional, onClose } = props;
  const { agreed = [], onDone = onClose, aside, isEntered = !optional } = props;
  const place = [path, ...Object.values(props.with ?? {})].join('/');
  const [beside, setBeside] = useKeptReason(`${place}/beside`);
  const saveBeside = useBeside(aside, beside);
  const [reason, setReason] = useKeptReason(place);
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
      {/* Statements to tick come before optional fields in the focus order. */}
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
