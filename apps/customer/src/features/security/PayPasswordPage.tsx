import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { perform } from '../../api/action.js';
import { changePayPassword } from '../../api/passwords.js';
import type { User } from '../../api/users.js';
import { MainButton } from '../../ui/MainButton.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { showReceipt } from '../../ui/receipt.js';
import { PasswordField } from '../../ui/TextField.js';
import { useConfig } from '../configuration/configuration.js';
import { sessionKeys } from '../session/keys.js';
import { useRefused } from '../session/useRefused.js';
import { areEasy } from './easy-digits.js';
import { OwnAccount } from './OwnAccount.js';
import { ProofFields, useProof } from './ProofFields.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
}));
/** Display time of a receipt with more information, ms. */
const READ_FOR = 6_000;
const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 6);

/** Sets the six-digit payment password. Requires proof of identity, and withdrawals are then held for a while. */
export function PayPasswordPage() {
  const { t } = useTranslation();
  return (
    <OwnAccount title={t('payPassword.title')}>
      {(user, back) => <PayPasswordForm user={user} onDone={back} />}
    </OwnAccount>
  );
}

function PayPasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const proof = useProof(user);
  const hours = Number(useConfig().withdraw_credential_hours);
  const holds = t('payPassword.holds', { hours, count: hours });
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const amend = useMutation({
    mutationFn: (request: Parameters<typeof changePayPassword.write>[0]) =>
      perform(changePayPassword, request),
    onSuccess: ({ said }) => {
      showReceipt(
        { title: said, detail: hours > 0 ? holds : undefined },
        'success',
        hours > 0 ? READ_FOR : undefined,
      );
      client.invalidateQueries({ queryKey: sessionKeys.user });
    },
    meta: { quiet: true },
  });
  const refused = useRefused(amend.error, 'proof');
  const isShort = password.length !== 6;
  const isEasy = !isShort && areEasy(password);
  const differs = again !== password;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (proof.isMissing || isShort || isEasy || differs || amend.isPending) return;
    const shown =
      proof.by === 'password'
        ? ({ by: 'password', password: proof.password } as const)
        : ({ by: 'code', code: proof.code } as const);
    // Not if the customer has navigated away meanwhile.
    amend.mutate({ password, channel: proof.channel, shown }, { onSuccess: onDone });
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Text>{t('payPassword.text')}</Text>
      <ProofFields
        inputs={proof.inputs}
        type={3}
        error={asked && proof.isMissing ? t('session.fieldMissing') : refused('proof')}
      />
      <PasswordField
        label={t('payPassword.new')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('payPassword.hint')}
        value={password}
        onChange={(event) => setPassword(digits(event.target.value))}
        error={
          isEasy ? t('payPassword.easy') : asked && isShort ? t('payPassword.hint') : refused('password')
        }
      />
      <PasswordField
        label={t('payPassword.again')}
        inputMode="numeric"
        autoComplete="off"
        value={again}
        onChange={(event) => setAgain(digits(event.target.value))}
        error={
          !asked
            ? undefined
            : again === ''
              ? t('session.fieldMissing')
              : differs
                ? t('session.passwordsDiffer')
                : undefined
        }
      />
      {hours > 0 && (
        <NoticeBanner card icon={<HourglassTop aria-hidden />} label={t('withdraw.waits')} head={holds} />
      )}
      <MainButton type="submit" busy={amend.isPending}>
        {t('password.save')}
      </MainButton>
    </Form>
  );
}
