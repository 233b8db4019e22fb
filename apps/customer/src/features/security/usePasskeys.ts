import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Done, perform } from '../../api/action.js';
import {
  addPasskey,
  askPasskeys,
  fetchPasskeys,
  type Passkeys,
  proposePasskey,
  removePasskey,
  renamePasskey,
} from '../../api/passkeys.js';
import { toast } from '../../ui/toast.js';
import { askDevice, makeOnDevice } from '../session/passkey-device.js';
import { securityKeys } from './keys.js';

/** The customer's passkeys. */
export function usePasskeys(enabled = true) {
  return useQuery({
    queryKey: securityKeys.passkeys,
    queryFn: ({ signal }) => fetchPasskeys({ signal }),
    enabled,
  });
}

function useChange<Given>(change: (given: Given) => Promise<Done<Passkeys>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data, said }) => {
      toast.success(said);
      client.setQueryData(securityKeys.passkeys, data);
    },
    meta: { quiet: true },
  });
}

/** Creates a passkey on the device after the server has verified the customer. */
export function useAddPasskey() {
  const { t } = useTranslation();
  return useChange(async ({ name, ...proof }: { name: string; password: string; code?: string }) => {
    const { data } = await perform(proposePasskey, proof);
    return perform(addPasskey, { name, response: await makeOnDevice(t, data) });
  });
}

export const useRenamePasskey = () =>
  useChange((given: { id: string; name: string }) => perform(renamePasskey, given));

export const useRemovePasskey = () =>
  useChange((given: { id: string; password: string }) => perform(removePasskey, given));

/** Sets whether one is required after the password. Both changes need a passkey. */
export function useAskPasskeys() {
  const { t } = useTranslation();
  return useChange(async (given: { isAsked: boolean; password: string }) =>
    perform(askPasskeys, { ...given, response: await askDevice(t) }),
  );
}
