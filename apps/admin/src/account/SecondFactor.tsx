import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { get } from '../providers/http.js';
import { useOwnForm } from './use-own-form.js';

interface Proposal {
  readonly secret: string;
  readonly uri: string;
}

interface Props {
  readonly isOn: boolean;
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

const Removal = ({ onChanged }: Pick<Props, 'onChanged'>) => {
  const { submit, field, busy } = useOwnForm('auth/totp/remove', 'Second factor removed', onChanged);
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', justifyItems: 'start' }}>
      <Typography variant="body2">Signing in asks for a code of your authenticator app.</Typography>
      <Password field={field} />
      <Button type="submit" color="error" variant="outlined" loading={busy} sx={{ mt: 2 }}>
        Remove second factor
      </Button>
    </Box>
  );
};

const Addition = ({ proposal, onChanged }: { proposal: Proposal } & Pick<Props, 'onChanged'>) => {
  const { submit, field, busy } = useOwnForm('auth/totp', 'Second factor added', onChanged);
  return (
    <Box
      component="form"
      onSubmit={submit}
      noValidate
      sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}
    >
      <Typography variant="body2">
        Enter this key in your authenticator app, or <Link href={proposal.uri}>open it there</Link>:
      </Typography>
      <Typography component="code" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
        {proposal.secret.match(/.{1,4}/g)?.join(' ')}
      </Typography>
      <input type="hidden" name="secret" value={proposal.secret} />
      <TextField
        {...field('code', 'The six digits that the app shows now.')}
        label="Code"
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <Password field={field} />
      <Button type="submit" variant="contained" loading={busy} sx={{ mt: 1 }}>
        Add second factor
      </Button>
    </Box>
  );
};

/** Codes of an authenticator app beside the password. */
export const SecondFactor = ({ isOn, onChanged }: Props) => {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const changed = () => {
    setProposal(null);
    onChanged();
  };
  if (isOn) return <Removal onChanged={changed} />;
  if (proposal) return <Addition proposal={proposal} onChanged={changed} />;
  return (
    <Button variant="outlined" onClick={async () => setProposal(await get<Proposal>('auth/totp'))}>
      Set up an authenticator app
    </Button>
  );
};
