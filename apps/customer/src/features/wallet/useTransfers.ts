import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoney, ltr } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { accountTypeOf } from '../../api/accounts.js';
import { fetchTransfers, type TransferRequest, transfer } from '../../api/transfers.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { ACCOUNT_NAMES } from '../accounts/account-names.js';
import { useConfig } from '../configuration/configuration.js';
import { walletKeys } from './keys.js';
import { pagesOn } from './pages.js';

/** Transfers between own accounts, paged. */
export function useTransfers() {
  return useInfiniteQuery({
    queryKey: walletKeys.transfers,
    queryFn: ({ pageParam, signal }) => fetchTransfers(pageParam, { signal }),
    ...pagesOn,
  });
}

/** Where each trading account's money is used. */
const TRADES = [
  { typeId: 2, at: '/trade?source=0' },
  { typeId: 3, at: '/trade?source=1' },
] as const;

/** Transfers between own accounts. The receipt links to the trade it is for, unless the page navigates by itself. */
export function useTransferCall(leadsOn: boolean) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const name = (typeId: number) => t(ACCOUNT_NAMES[accountTypeOf(typeId)]);
  const receipt = ({ from, to, amount }: TransferRequest) => ({
    title: t('receipt.transferred', { amount: ltr(`${formatMoney(decimal(amount))} ${currency}`) }),
    detail: t('transfer.fromTo', { from: name(from), to: name(to) }),
    actions: TRADES.flatMap(({ typeId, at }) =>
      typeId === to && !leadsOn ? [{ label: t('orders.goTrade'), to: at }] : [],
    ),
  });
  return useIdempotentCall({
    action: transfer,
    said: '',
    receipt: (_, request) => receipt(request),
    quiet: true,
  });
}
