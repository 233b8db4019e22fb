import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchFund, fetchFunds, fetchFundTotals, fetchIncomes, fetchSubscriptions } from '../../api/funds.js';
import { pagesOn } from '../wallet/pages.js';
import { miningKeys } from './keys.js';

/** How often a page looks what pools hold and promise, ms: others subscribe too. */
const LOOK = 30_000;

/** What can be subscribed, page by page. */
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

/** What the customer's subscriptions come to. */
export const useFundTotals = () =>
  useQuery({
    queryKey: miningKeys.totals,
    queryFn: ({ signal }) => fetchFundTotals({ signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Own subscriptions, page by page. */
export const useSubscriptions = () =>
  useInfiniteQuery({
    queryKey: miningKeys.subscriptions,
    queryFn: ({ pageParam, signal }) => fetchSubscriptions(pageParam, { signal }),
    staleTime: 0,
    ...pagesOn,
  });

/** What a subscription brought, page by page, each with the subscription as it stands. */
export const useIncomes = (id: number, enabled: boolean) =>
  useInfiniteQuery({
    enabled,
    queryKey: miningKeys.incomes(id),
    queryFn: ({ pageParam, signal }) => fetchIncomes(id, pageParam, { signal }),
    staleTime: 0,
    ...pagesOn,
  });
