import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.js';

interface AppCodeFieldProps {
  code: string;
  onCode: (code: string) => void;
  autoFocus?: boolean;
  error?: string;
}

/** Six-digit code of an authenticator app. */
export function AppCodeField({ code, onCode, autoFocus, error }: AppCodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('factor.code')}
      hint={t('factor.codeHint')}
      name="totp"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      dir="ltr"
      value={code}
      onChange={(event) => onCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
      error={error}
    />
  );
}
