import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { perform } from '../../api/action.js';
import { logInByPasskey } from '../../api/passkeys.js';
import { askDevice } from './passkey-device.js';
import { useWelcome } from './useSession.js';

/** Signs in by whichever passkey of this site the device has. */
export function usePasskeySignIn(destination: string) {
  const { t } = useTranslation();
  const welcome = useWelcome(destination);
  return useMutation({
    mutationFn: async () => perform(logInByPasskey, await askDevice(t), { key: 'sign-in' }),
    onSuccess: welcome,
    meta: { quiet: true },
  });
}
