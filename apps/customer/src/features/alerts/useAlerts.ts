import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Action, type Done, perform } from '../../api/action.js';
import { addAlert, deleteAlert, fetchAlerts, moveAlert, type PriceAlert } from '../../api/alerts.js';
import { useSignedIn } from '../../api/session.js';
import { toast } from '../../ui/toast.js';
import { alertKeys } from './keys.js';

/** The customer's alerts that were not reached yet. */
export function useAlerts() {
  return useQuery({
    queryKey: alertKeys.alerts,
    queryFn: ({ signal }) => fetchAlerts({ signal }),
    enabled: useSignedIn(),
    staleTime: 60_000,
    meta: { quiet: true },
  });
}

interface Manner {
  readonly quiet?: boolean;
  /** Succeeds before the list is refetched. */
  readonly goesOn?: boolean;
}

function useAlertCall<Request>(action: Action<Request, PriceAlert>, { quiet, goesOn }: Manner = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => perform(action, request),
    onSuccess: ({ said }: Done<PriceAlert>) => toast.success(said),
    onSettled: () => {
      const anew = client.invalidateQueries({ queryKey: alertKeys.alerts });
      return goesOn ? undefined : anew;
    },
    meta: { quiet },
  });
}

/** A refusal is shown at the price field. On success its form closes at once. */
export const useAddAlert = () => useAlertCall(addAlert, { quiet: true, goesOn: true });
export const useMoveAlert = () => useAlertCall(moveAlert);
export const useDeleteAlert = () => useAlertCall(deleteAlert);
