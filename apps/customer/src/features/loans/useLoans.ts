import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { language } from '../../api/language.js';
import type { Loan, LoanFormValues, LoanRequest } from '../../api/loans.js';
import {
  fetchAgreement,
  fetchLoanCost,
  fetchLoanForm,
  fetchLoanProducts,
  fetchLoans,
  fetchPayoff,
  fetchRepaymentAddresses,
  fetchSignedAgreement,
  sendLoanForm,
} from '../../api/loans.js';
import { toast } from '../../ui/toast.js';
import { pagesOn } from '../wallet/pages.js';
import { loanKeys } from './keys.js';

/** Poll interval while waiting for a decision, ms. A message triggers a poll at once. */
const LOOK = 10_000;
/** Poll interval of a loan's current cost, ms. */
const COSTS = 60_000;

export const loanFormQuery = queryOptions({
  queryKey: loanKeys.form,
  queryFn: ({ signal }) => fetchLoanForm({ signal }),
  staleTime: 0,
  meta: { quiet: true },
});

/** State of the loan form. */
export const useLoanForm = (enabled = true) =>
  useQuery({
    ...loanFormQuery,
    enabled,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? LOOK : false),
  });

/** Sends the form; refusals are shown at their fields. */
export function useSendForm(onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: LoanFormValues) => perform(sendLoanForm, values),
    // Handled here, because the page may learn of the new state first and no longer show the form.
    onSuccess: ({ said, data }) => {
      toast.success(said);
      client.setQueryData(loanKeys.form, data);
      onSent();
    },
    meta: { quiet: true },
  });
}

/** Loan products. */
export const useLoanProducts = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: loanKeys.products,
    queryFn: ({ signal }) => fetchLoanProducts({ signal }),
    meta: { quiet: true },
  });

/** Cost of a request; null: no valid request. */
export const useLoanCost = (request: LoanRequest | null) =>
  useQuery({
    enabled: request !== null,
    queryKey: loanKeys.cost(request?.productId ?? 0, request?.amount ?? ''),
    queryFn: ({ signal }) => fetchLoanCost(request as LoanRequest, { key: 'loan-cost', signal }),
    meta: { quiet: true },
  });

/** The customer's loans, paged. */
export const useLoans = () =>
  useInfiniteQuery({
    queryKey: loanKeys.list,
    queryFn: ({ pageParam, signal }) => fetchLoans(pageParam, { signal }),
    staleTime: 0,
    ...pagesOn,
  });

const OPEN: readonly Loan['status'][] = ['review', 'active', 'checking'];

/** The loan that is neither repaid nor rejected. There is at most one, and it is the newest. Null: none. */
export function useOpenLoan(enabled = true) {
  return useQuery({
    enabled,
    queryKey: loanKeys.newest,
    queryFn: ({ signal }) => fetchLoans(1, { signal }),
    select: ({ rows }) => rows.find(({ status }) => OPEN.includes(status)) ?? null,
    staleTime: 0,
    meta: { quiet: true },
  });
}

/** The agreement as it would be signed now. Fetched for each reading, so that the accepted text is the current one. */
export const useAgreement = ({ productId, amount }: LoanRequest, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: loanKeys.agreement(productId, amount, language()),
    queryFn: ({ signal }) => fetchAgreement({ productId, amount }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });

/** The agreement of a loan as signed. */
export const useSignedAgreement = (loanId: number, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: loanKeys.signed(loanId),
    queryFn: ({ signal }) => fetchSignedAgreement(loanId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

/** Current payoff of a loan. */
export const usePayoff = (loanId: number | undefined) =>
  useQuery({
    queryKey: loanKeys.payoff(loanId),
    queryFn: ({ signal }) => fetchPayoff(loanId, { signal }),
    staleTime: 0,
    refetchInterval: COSTS,
    meta: { quiet: true },
  });

/** Addresses for repayments. */
export const useRepaymentAddresses = () =>
  useQuery({
    queryKey: loanKeys.addresses,
    queryFn: ({ signal }) => fetchRepaymentAddresses({ signal }),
    meta: { quiet: true },
  });
