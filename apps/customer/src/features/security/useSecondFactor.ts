import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { changeSecondFactor, fetchSecondFactor, proposeSecondFactor } from '../../api/second-factor.js';
import { toast } from '../../ui/toast.js';
import { securityKeys } from './keys.js';

/** Whether the customer's sign-in requires a code of an authenticator app. */
export function useSecondFactor(enabled = true) {
  return useQuery({
    queryKey: securityKeys.secondFactor,
    queryFn: ({ signal }) => fetchSecondFactor({ signal }),
    enabled,
  });
}

/** Secret for an authenticator app; new on each visit. */
export function useProposal() {
  return useQuery({
    queryKey: securityKeys.secondFactorProposal,
    queryFn: async () => (await perform(proposeSecondFactor, undefined)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Never replaced while shown, also after a lost connection: the secret may be in the app already.
    enabled: ({ state }) => state.data === undefined,
  });
}

/** Activates the proposed app, or removes the current one. */
export function useChangeFactor(which: 'add' | 'remove') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { code: string; password: string; proposal?: string }) =>
      perform(changeSecondFactor(which), given),
    onSuccess: ({ data, said }) => {
      toast.success(said);
      client.setQueryData(securityKeys.secondFactor, data);
    },
    meta: { quiet: true },
  });
}
