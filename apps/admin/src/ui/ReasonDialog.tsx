import { TextField } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { t } from '../texts/texts.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { isReasonless } from './reason.js';
import { useTicks } from './ticks.js';
import { useAction } from './use-action.js';

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
  /** What has to be ticked first, each of it: asked of what cannot be undone, or is not to be passed over. */
  readonly agreed?: readonly string[];
  /** Once it is done, where that is more than closing. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks for a reason, and does it. */
export const ReasonDialog = (props: Props) => {
  const { title, touches, confirm, danger, hint, path, field = 'reason', done, optional, onClose } = props;
  const { agreed = [], onDone = onClose } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const { isAgreed, ticks, showMissing } = useTicks(agreed, optional);
  const isLacking = !optional && isReasonless(reason);
  const { run, busy, errors } = useAction(done, onDone);
  const wrong = errors[field] ?? (isAsked && isLacking ? t('ui.pleaseSayWhyFirst') : undefined);
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
      focused={(optional ?? false) && agreed.length === 0}
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
        autoFocus={!optional}
        inputRef={reasonField}
      />
      {!optional && ticks}
    </ConfirmDialog>
  );
};
