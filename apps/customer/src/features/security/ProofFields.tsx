import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/users.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { PasswordField } from '../../ui/TextField.js';
import { CodeField } from '../codes/CodeField.js';
import type { CodeTarget } from '../codes/useSendCode.js';

/** Proof of identity: the password, or a code to the customer's own address. */
export function useProof(user: User) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const target: CodeTarget =
    user.email === '' ? { channel: 'mobile', to: user.mobile } : { channel: 'email', to: user.email };
  return {
    by,
    password,
    code,
    channel: target.channel,
    isMissing: by === 'password' ? password === '' : code === '',
    inputs: { by, setBy, password, setPassword, code, setCode, target },
  };
}

const By = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 -4px',
  color: theme.palette.text.secondary,
}));

interface ProofFieldsProps {
  inputs: ReturnType<typeof useProof>['inputs'];
  /** 2 new password, 3 payments. */
  type: 2 | 3;
  error?: string;
}

export function ProofFields({ inputs, type, error }: ProofFieldsProps) {
  const { t } = useTranslation();
  const { by, target } = inputs;
  return (
    <>
      <By aria-hidden>{t('password.proveBy')}</By>
      <SegmentedTabs
        label={t('password.proveBy')}
        value={by}
        onChange={inputs.setBy}
        options={[
          { value: 'password', text: t('password.byPassword') },
          { value: 'code', text: t('password.byCode') },
        ]}
      />
      {by === 'password' ? (
        <PasswordField
          // When another password is being set, the log-in password is required.
          label={t(type === 3 ? 'password.logIn' : 'password.present')}
          autoComplete="current-password"
          value={inputs.password}
          onChange={(event) => inputs.setPassword(event.target.value)}
          error={error}
        />
      ) : (
        <CodeField
          type={type}
          target={target}
          hint={t('codes.goesTo', { to: ltr(target.to) })}
          code={inputs.code}
          onCode={inputs.setCode}
          error={error}
        />
      )}
    </>
  );
}
