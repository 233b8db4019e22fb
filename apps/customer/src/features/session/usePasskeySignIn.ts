import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { perform } from '../../api/action.js';
import { logInByPasskey } from '../../api/passkeys.js';
import { askDevice } from './passkey-device.js';
import { useWelcome } from './useSession.js';

/** Signs in with any passkey of this site on the device. */
export function usePasskeySignIn(destination: string) {
  const { t } = useTranslation();
  const welcome = useWelcome(destination);
  return useMutation({
    mutationFn: async () => perform(logInByPasskey, await askDevice(t), { key: 'sign-in' }),
    onSuccess: welcome,
    meta: { quiet: true },
  });
}
