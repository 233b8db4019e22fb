import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MainButton } from '../../ui/MainButton.js';
import { PasswordField } from '../../ui/TextField.js';
import { AppCodeField } from '../session/AppCodeField.js';
import { useRefused } from '../session/useRefused.js';
import { useChangeFactor } from './useSecondFactor.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });

interface FactorFormProps {
  which: 'add' | 'remove';
  /** Proposed secret to set up. */
  proposal?: string;
}

/** Password and app code, required for both setup and removal. */
export function FactorForm({ which, proposal }: FactorFormProps) {
  const { t } = useTranslation();
  const change = useChangeFactor(which);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const refused = useRefused(change.error, 'code');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code.length < 6 || password === '' || change.isPending) return;
    change.mutate({ code, password, proposal });
  };
  return (
    <Form noValidate onSubmit={submit}>
      <AppCodeField
        code={code}
        onCode={setCode}
        error={asked && code.length < 6 ? t('factor.codeHint') : refused('code')}
      />
      <PasswordField
        label={t('password.present')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={asked && password === '' ? t('session.passwordMissing') : refused('password')}
      />
      <MainButton
        type="submit"
        variant={which === 'add' ? 'contained' : 'outlined'}
        color={which === 'add' ? 'primary' : 'error'}
        busy={change.isPending}
      >
        {t(which === 'add' ? 'factor.add' : 'factor.remove')}
      </MainButton>
    </Form>
  );
}
