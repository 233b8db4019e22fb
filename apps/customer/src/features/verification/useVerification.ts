import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import type { VerificationStanding } from '../../api/verification.js';
import {
  fetchApprovedCardId,
  fetchSubmitted,
  fetchVerification,
  submitLevel,
} from '../../api/verification.js';
import { sessionKeys } from '../session/keys.js';
import { verificationKeys } from './keys.js';

/** Wire value: 1 junior, 2 senior. */
export type LevelType = 1 | 2;

/** Poll interval while waiting for a decision, ms. */
const LOOK = 10_000;

const isWaiting = ({ junior, senior }: VerificationStanding): boolean => junior === 1 || senior === 1;

/** Status of both levels. */
export function useAuthStatus(enabled = true) {
  return useQuery({
    enabled,
    queryKey: verificationKeys.verification,
    queryFn: ({ signal }) => fetchVerification({ signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? LOOK : false),
    meta: { quiet: true },
  });
}

/** Whether a level's form is open: first submission, or after which rejection; null if not open. */
export function openAs(type: LevelType, status: VerificationStanding): string | null {
  const { junior, senior } = status;
  const isOpen = type === 1 ? junior === 0 && senior !== 1 : senior === 0 && junior === 2;
  return isOpen ? JSON.stringify(type === 1 ? status.juniorRejection : status.seniorRejection) : null;
}

/** Query for the data that the first level verified. */
const approvedQuery = queryOptions({
  queryKey: verificationKeys.verificationInfo(1, 'approved'),
  queryFn: ({ signal }) => fetchSubmitted(1, { signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});

const approvedCardQuery = queryOptions({
  queryKey: verificationKeys.verificationInfo(2, 'approved'),
  queryFn: ({ signal }) => fetchApprovedCardId({ signal }),
  staleTime: 60_000,
  meta: { quiet: true },
});

/** Last submission of a level while its form is open; refetched whenever it opens. */
export function useAuthInfo(type: LevelType, status: VerificationStanding | undefined) {
  const open = status && openAs(type, status);
  return useQuery({
    enabled: typeof open === 'string',
    queryKey: verificationKeys.verificationInfo(type, open ?? ''),
    queryFn: ({ signal }) => fetchSubmitted(type, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
}

/** Name verified with the first level; empty if none, undefined while loading. */
export function useApprovedName(isWanted: boolean): string | undefined {
  const { data, isError } = useQuery({ ...approvedQuery, enabled: isWanted });
  return isWanted && !isError ? data?.name : '';
}

interface Approved {
  readonly name: string;
  /** With prefix. */
  readonly mobile: string;
  readonly cardId: string;
}

/** Data verified with both levels; empty texts where unknown, undefined while loading. */
export function useApproved(isWanted: boolean): Approved | undefined {
  const junior = useQuery({ ...approvedQuery, enabled: isWanted });
  const card = useQuery({ ...approvedCardQuery, enabled: isWanted });
  if (isWanted && (junior.isPending || card.isPending)) return undefined;
  const { name = '', mobile = '' } = junior.data ?? {};
  return { name, mobile, cardId: card.data ?? '' };
}

/** Submits a level; refusals are shown at their fields. */
export function useSubmitLevel(type: LevelType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: object) => perform(submitLevel(type), form),
    // The page itself shows that it is in review, and until when.
    onSuccess: ({ data }) => {
      client.setQueryData(verificationKeys.verification, data);
      void client.invalidateQueries({ queryKey: sessionKeys.user });
    },
    meta: { quiet: true },
  });
}
