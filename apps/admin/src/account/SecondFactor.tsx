import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { get } from '../providers/http.js';
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
    label="Your password"
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
  const { submit, field, busy } = useOwnForm('auth/totp/remove', 'Second factor removed', onChanged);
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', justifyItems: 'start' }}>
      <Password field={field} />
      <Button type="submit" color="error" variant="outlined" loading={busy} sx={{ mt: 2 }}>
        Remove second factor
      </Button>
    </Box>
  );
};

interface EnrolmentProps {
  readonly proposal: Proposal;
  /** An app is in use: its code is asked for too. */
  readonly replaces: boolean;
  readonly onChanged: () => void;
}

/** A new secret as a picture and as text, and the code that shows that the app has it. */
export const Enrolment = ({ proposal, replaces, onChanged }: EnrolmentProps) => {
  const { submit, field, busy } = useOwnForm('auth/totp', 'Second factor added', onChanged);
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}
    >
      <Typography variant="body2">
        Scan this with your authenticator app, <Link href={proposal.uri}>open it there</Link>, or enter the
        key:
      </Typography>
      <QrCode text={proposal.uri} label="QR code for your authenticator app" />
      <Typography component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {proposal.secret.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <input type="hidden" name="secret" value={proposal.secret} />
      {replaces && (
        <Code
          field={field}
          name="former_code"
          label="Code of the app until now"
          hint="The six digits that it shows now."
        />
      )}
      <Code
        field={field}
        name="code"
        label={replaces ? 'Code of the new app' : 'Code'}
        hint="The six digits that the app shows now."
      />
      <Password field={field} />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 1 }}>
        {replaces ? 'Replace the app' : 'Add second factor'}
      </Button>
    </Box>
  );
};

/** Codes of an authenticator app beside the password. */
export const SecondFactor = ({ isOn, isDuty, onChanged }: Props) => {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const changed = () => {
    setProposal(null);
    onChanged();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="body2">
        {isOn
          ? 'Signing in asks for a code of your authenticator app.'
          : 'Only your password protects your sign-in.'}
        {isOn && isDuty && ' It is a duty here: it can be replaced, not removed.'}
      </Typography>
      {proposal ? (
        <Enrolment proposal={proposal} replaces={isOn} onChanged={changed} />
      ) : (
        <Button variant="outlined" onClick={async () => setProposal(await get<Proposal>('auth/totp'))}>
          {isOn ? 'Move to another app' : 'Set up an authenticator app'}
        </Button>
      )}
      {isOn && !isDuty && !proposal && <Removal onChanged={changed} />}
    </Box>
  );
};
