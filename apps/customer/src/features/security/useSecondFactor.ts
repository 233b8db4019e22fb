import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorProposal, SecondFactorStanding } from '@truemark/contracts';
import { get, post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { toast } from '../../ui/toast.js';

const PATH = '/api/user/second_factor';

/** Whether the customer's sign-in asks for a code of an authenticator app. */
export function useSecondFactor(enabled = true) {
  return useQuery({
    queryKey: keys.secondFactor,
    queryFn: ({ signal }) => get<SecondFactorStanding>(PATH, {}, { signal }),
    enabled,
  });
}

/** A secret for an app; a new one with every visit. */
export function useProposal() {
  return useQuery({
    queryKey: keys.secondFactorProposal,
    queryFn: async () => (await post<SecondFactorProposal>(`${PATH}/propose`)).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Sets the proposed app up, or takes the present one away. */
export function useChangeFactor(which: 'add' | 'remove') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { code: string; password: string; proposal?: string }) =>
      post<SecondFactorStanding>(`${PATH}/${which}`, given),
    onSuccess: ({ data, msg }) => {
      toast.success(msg);
      client.setQueryData(keys.secondFactor, data);
    },
    meta: { quiet: true },
  });
}
