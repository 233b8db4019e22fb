import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchFund, fetchFunds, fetchFundTotals, fetchIncomes, fetchSubscriptions } from '../../api/funds.js';
import { pagesOn } from '../wallet/pages.js';
import { miningKeys } from './keys.js';

/** Poll interval of the pools, ms: other customers subscribe too. */
const LOOK = 30_000;

/** Funds offered, paged. */
export const useFunds = () =>
  useInfiniteQuery({
    queryKey: miningKeys.funds,
    queryFn: ({ pageParam, signal }) => fetchFunds(pageParam, { signal }),
    staleTime: 0,
    refetchInterval: LOOK,
    ...pagesOn,
  });

/** One fund. */
export const useFund = (id: number, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: miningKeys.fund(id),
    queryFn: ({ signal }) => fetchFund(id, { signal }),
    staleTime: 0,
    refetchInterval: LOOK,
    meta: { quiet: true },
  });

/** Totals of the customer's subscriptions. */
export const useFundTotals = () =>
  useQuery({
    queryKey: miningKeys.totals,
    queryFn: ({ signal }) => fetchFundTotals({ signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** The customer's subscriptions, paged. */
export const useSubscriptions = () =>
  useInfiniteQuery({
    queryKey: miningKeys.subscriptions,
    queryFn: ({ pageParam, signal }) => fetchSubscriptions(pageParam, { signal }),
    staleTime: 0,
    ...pagesOn,
  });

/** Profits of a subscription, paged, each page with the subscription's current state. */
export const useIncomes = (id: number, enabled: boolean) =>
  useInfiniteQuery({
    enabled,
    queryKey: miningKeys.incomes(id),
    queryFn: ({ pageParam, signal }) => fetchIncomes(id, pageParam, { signal }),
    staleTime: 0,
    ...pagesOn,
  });
