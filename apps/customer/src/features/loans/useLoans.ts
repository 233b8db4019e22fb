import { queryOptions, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { perform } from '../../api/action.js';
import { language } from '../../api/language.js';
import type { Loan, LoanFormValues, LoanWish } from '../../api/loans.js';
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

/** How often a page that waits for a decision looks, ms. A message makes it look at once. */
const LOOK = 10_000;
/** How often what a loan costs by now is asked for, ms. */
const COSTS = 60_000;

export const loanFormQuery = queryOptions({
  queryKey: loanKeys.form,
  queryFn: ({ signal }) => fetchLoanForm({ signal }),
  staleTime: 0,
  meta: { quiet: true },
});

/** How the loan form stands. */
export const useLoanForm = (enabled = true) =>
  useQuery({
    ...loanFormQuery,
    enabled,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? LOOK : false),
  });

/** Sends the form; what is refused is said at its field. */
export function useSendForm(onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: LoanFormValues) => perform(sendLoanForm, values),
    // Also where the page has heard of the form's new state first, and shows it instead of the form.
    onSuccess: ({ said, data }) => {
      toast.success(said);
      client.setQueryData(loanKeys.form, data);
      onSent();
    },
    meta: { quiet: true },
  });
}

/** What can be borrowed. */
export const useLoanProducts = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: loanKeys.products,
    queryFn: ({ signal }) => fetchLoanProducts({ signal }),
    meta: { quiet: true },
  });

/** What a wish would cost; null: nothing that could be borrowed is wished for. */
export const useLoanCost = (wish: LoanWish | null) =>
  useQuery({
    enabled: wish !== null,
    queryKey: loanKeys.cost(wish?.productId ?? 0, wish?.amount ?? ''),
    queryFn: ({ signal }) => fetchLoanCost(wish as LoanWish, { key: 'loan-cost', signal }),
    meta: { quiet: true },
  });

/** Own loans, page by page. */
export const useLoans = () =>
  useInfiniteQuery({
    queryKey: loanKeys.list,
    queryFn: ({ pageParam, signal }) => fetchLoans(pageParam, { signal }),
    staleTime: 0,
    ...pagesOn,
  });

const OPEN: readonly Loan['status'][] = ['review', 'active', 'checking'];

/** The loan that is neither repaid nor refused: there is one at most, and it is the newest. Null: none. */
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

/** The agreement as it would be signed now. It is fetched for each reading, so that what is ticked is what is in force. */
export const useAgreement = ({ productId, amount }: LoanWish, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: loanKeys.agreement(productId, amount, language()),
    queryFn: ({ signal }) => fetchAgreement({ productId, amount }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });

/** The agreement of a loan as it was signed. */
export const useSignedAgreement = (loanId: number, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: loanKeys.signed(loanId),
    queryFn: ({ signal }) => fetchSignedAgreement(loanId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

/** What pays a loan off now. */
export const usePayoff = (loanId: number | undefined) =>
  useQuery({
    queryKey: loanKeys.payoff(loanId),
    queryFn: ({ signal }) => fetchPayoff(loanId, { signal }),
    staleTime: 0,
    refetchInterval: COSTS,
    meta: { quiet: true },
  });

/** Where a repayment can be sent to. */
export const useRepaymentAddresses = () =>
  useQuery({
    queryKey: loanKeys.addresses,
    queryFn: ({ signal }) => fetchRepaymentAddresses({ signal }),
    meta: { quiet: true },
  });
