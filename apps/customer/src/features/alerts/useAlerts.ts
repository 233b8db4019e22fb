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

function useAlertCall<Request>(action: Action<Request, PriceAlert>, quiet = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => perform(action, request),
    onSuccess: ({ said }: Done<PriceAlert>) => toast.success(said),
    onSettled: () => client.invalidateQueries({ queryKey: alertKeys.alerts }),
    meta: { quiet },
  });
}

/** A refusal is said at the field of the price. */
export const useAddAlert = () => useAlertCall(addAlert, true);
export const useMoveAlert = () => useAlertCall(moveAlert);
export const useDeleteAlert = () => useAlertCall(deleteAlert);
