import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { perform } from '../../api/action.js';
import { changePassword } from '../../api/passwords.js';
import type { User } from '../../api/users.js';
import { MainButton } from '../../ui/MainButton.js';
import { PasswordField } from '../../ui/TextField.js';
import { toast } from '../../ui/toast.js';
import { checkPasswords } from '../session/registration.js';
import { useRefused } from '../session/useRefused.js';
import { securityKeys } from './keys.js';
import { OwnAccount } from './OwnAccount.js';
import { ProofFields, useProof } from './ProofFields.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });

/** Changes the password, which signs out all other devices. */
export function PasswordPage() {
  const { t } = useTranslation();
  return (
    <OwnAccount title={t('password.title')}>
      {(user, back) => <PasswordForm user={user} onDone={back} />}
    </OwnAccount>
  );
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const proof = useProof(user);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const amend = useMutation({
    mutationFn: (request: Parameters<typeof changePassword.write>[0]) => perform(changePassword, request),
    onSuccess: ({ said }) => {
      toast.success(said);
      client.invalidateQueries({ queryKey: securityKeys.sessions });
    },
    meta: { quiet: true },
  });
  const refused = useRefused(amend.error, 'proof');
  const wrong = checkPasswords(password, again);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (proof.isMissing || Object.keys(wrong).length > 0 || amend.isPending) return;
    const shown =
      proof.by === 'password'
        ? ({ by: 'password', password: proof.password } as const)
        : ({ by: 'code', code: proof.code } as const);
    // Not if the customer has navigated away meanwhile.
    amend.mutate({ password, channel: proof.channel, shown }, { onSuccess: onDone });
  };
  return (
    <Form noValidate onSubmit={submit}>
      <ProofFields
        inputs={proof.inputs}
        type={2}
        error={asked && proof.isMissing ? t('session.fieldMissing') : refused('proof')}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('session.passwordHint')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={asked && wrong.password ? t(wrong.password) : refused('password')}
      />
      <PasswordField
        label={t('password.newAgain')}
        autoComplete="new-password"
        hint={t('password.endsOthers')}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={asked && wrong.again ? t(wrong.again) : undefined}
      />
      <MainButton type="submit" busy={amend.isPending}>
        {t('password.save')}
      </MainButton>
    </Form>
  );
}
