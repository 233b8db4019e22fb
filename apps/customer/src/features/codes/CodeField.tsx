import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { type CodeTarget, useSendCode } from './useSendCode.js';

interface CodeFieldProps {
  /** 1 registration, 2 new password, 3 payments. */
  type: 1 | 2 | 3;
  /** Null while the target is unknown. */
  target: CodeTarget | null;
  /** Replaces the hint on how long the code is valid. */
  hint?: string;
  code: string;
  onCode: (code: string) => void;
  /** Called when pressed without a target. */
  onMissing?: () => void;
  error?: string;
}

/** Input for a six-digit code, with the button that sends it. */
export function CodeField({ type, target, hint, code, onCode, onMissing, error }: CodeFieldProps) {
  const { t } = useTranslation();
  const texts = useErrorTexts();
  const { send, busy, left, refusal } = useSendCode(type);
  const refused = left > 0 ? undefined : (texts[refusal?.fields.to ?? ''] ?? refusal?.message);
  return (
    <Field label={t('codes.label')} hint={hint ?? t('codes.hint')} error={error ?? refused}>
      {(field) => (
        <>
          <input
            {...field}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            dir="ltr"
            value={code}
            onChange={(event) => onCode(event.target.value.replace(/\D/g, ''))}
          />
          <Button
            variant="text"
            disabled={busy || left > 0}
            onClick={() => (target ? send(target) : onMissing?.())}
            sx={{ flex: 'none', marginInlineEnd: 1, minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
          >
            {left > 0 ? t('codes.again', { seconds: left }) : t('codes.send')}
          </Button>
        </>
      )}
    </Field>
  );
}
