import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { fetchDevices, signDevicesOut } from '../../api/users.js';
import { toast } from '../../ui/toast.js';
import { securityKeys } from './keys.js';

/** Devices on which the customer is signed in. */
export function useDevices() {
  return useQuery({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => fetchDevices({ signal }),
  });
}

/** Signs out one device by its id, or all others. */
export function useSignOutDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') => perform(signDevicesOut, which),
    onSuccess: ({ said }) => toast.success(said),
    onSettled: () => client.invalidateQueries({ queryKey: securityKeys.sessions }),
  });
}
