import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { get } from '../providers/http.js';
import { formatRich } from '../texts/format-rich.js';
import { t } from '../texts/texts.js';
import { QrCode } from '../ui/QrCode.js';
import { useOwnForm } from './use-own-form.js';

export interface Proposal {
  readonly secret: string;
  readonly uri: string;
}

interface Props {
  readonly isOn: boolean;
  /** It can be replaced, not removed. */
  readonly isDuty: boolean;
  readonly onChanged: () => void;
}

const Password = ({ field }: { field: ReturnType<typeof useOwnForm>['field'] }) => (
  <TextField
    {...field('current_password')}
    type="password"
    label={t('account.yourPassword')}
    autoComplete="current-password"
  />
);

const Code = ({ field, name, label, hint }: CodeProps) => (
  <TextField
    {...field(name, hint)}
    label={label}
    autoComplete="one-time-code"
    slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
  />
);
interface CodeProps {
  readonly field: ReturnType<typeof useOwnForm>['field'];
  readonly name: string;
  readonly label: string;
  readonly hint: string;
}

const Removal = ({ onChanged }: Pick<Props, 'onChanged'>) => {
  const { submit, field, busy } = useOwnForm('auth/totp/remove', t('account.secondFactorRemoved'), onChanged);
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', justifyItems: 'start' }}>
      <Password field={field} />
      <Button type="submit" color="error" variant="outlined" loading={busy} sx={{ mt: 2 }}>
        {t('account.removeSecondFactor')}
      </Button>
    </Box>
  );
};

interface EnrolmentProps {
  readonly proposal: Proposal;
  /** An app is already in use: its code is asked for too. */
  readonly replaces: boolean;
  readonly onChanged: () => void;
}

/** New secret as a QR code and as text, and a field for the code that proves that the app has it. */
export const Enrolment = ({ proposal, replaces, onChanged }: EnrolmentProps) => {
  const { submit, field, busy } = useOwnForm('auth/totp', t('account.secondFactorAdded'), onChanged);
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}
    >
      <Typography variant="body2">
        {formatRich('account.scanThisWithYourAuthenticatorApp', {
          link: <Link href={proposal.uri}>{t('account.openItThere')}</Link>,
        })}
      </Typography>
      <QrCode text={proposal.uri} label={t('account.qrCodeForYourAuthenticatorApp')} />
      <Typography component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {proposal.secret.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <input type="hidden" name="secret" value={proposal.secret} />
      {replaces && (
        <Code
          field={field}
          name="former_code"
          label={t('account.codeOfTheAppUntilNow')}
          hint={t('account.theSixDigitsThatItShows')}
        />
      )}
      <Code
        field={field}
        name="code"
        label={replaces ? t('account.codeOfTheNewApp') : t('account.code')}
        hint={t('account.theSixDigitsThatTheApp')}
      />
      <Password field={field} />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 1 }}>
        {replaces ? t('account.replaceTheApp') : t('account.addSecondFactor')}
      </Button>
    </Box>
  );
};

/** Authenticator-app codes as a second factor next to the password. */
export const SecondFactor = ({ isOn, isDuty, onChanged }: Props) => {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const propose = async (): Promise<void> => {
    setBusy(true);
    try {
      setProposal(await get<Proposal>('auth/totp'));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const changed = () => {
    setProposal(null);
    onChanged();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="body2">
        {isOn ? t('account.signingInAsksForACode') : t('account.onlyYourPasswordProtectsYourSign')}
        {isOn && isDuty && ` ${t('account.itIsADutyHereIt')}`}
      </Typography>
      {proposal ? (
        <Enrolment proposal={proposal} replaces={isOn} onChanged={changed} />
      ) : (
        <Button variant="outlined" loading={busy} onClick={() => void propose()}>
          {isOn ? t('account.moveToAnotherApp') : t('account.setUpAnAuthenticatorApp')}
        </Button>
      )}
      {isOn && !isDuty && !proposal && <Removal onChanged={changed} />}
    </Box>
  );
};
