import Key from '@mui/icons-material/KeyRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { passkeysWork } from './passkey-device.js';
import { usePasskeySignIn } from './usePasskeySignIn.js';

const Box = styled('div')({ display: 'grid', gap: 8 });
const Fault = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.error.main,
  textAlign: 'center',
}));

interface PasskeyButtonProps {
  destination: string;
  /** Why it is required after the password. */
  why?: string | undefined;
}

/** Log-in by passkey; renders nothing if the browser has no support. */
export function PasskeyButton({ destination, why }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const signIn = usePasskeySignIn(destination);
  if (!passkeysWork()) return why === undefined ? null : <Fault role="alert">{why}</Fault>;
  const refused = signIn.error instanceof Refusal ? signIn.error.message : undefined;
  const said = refused ?? why;
  return (
    <Box>
      <Button
        variant={why === undefined ? 'outlined' : 'contained'}
        startIcon={<Key />}
        disabled={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {t(why === undefined ? 'passkeys.logIn' : 'passkeys.instead')}
      </Button>
      {said !== undefined && <Fault role="alert">{said}</Fault>}
    </Box>
  );
}
