import VisibilityOff from '@mui/icons-material/VisibilityOffRounded';
import Visibility from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.js';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: ReactNode;
  /** Prefix that is part of the value: both share one direction. */
  before?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text input. */
export function TextField({ label, hint, error, before, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      disabled={input.disabled}
      dir={before ? input.dir : undefined}
    >
      {(field) => (
        <>
          {before}
          <input {...input} {...field} />
        </>
      )}
    </Field>
  );
}

/** Password input with a reveal button. */
export function PasswordField({ label, hint, error, ...input }: Omit<TextFieldProps, 'before' | 'type'>) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <>
          <input {...input} {...field} type={visible ? 'text' : 'password'} />
          <IconButton
            aria-label={t(visible ? 'ui.password.hide' : 'ui.password.show')}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </>
      )}
    </Field>
  );
}
