import { formatFigure, ltr } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { AccountType } from '../../api/accounts.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useConfig } from '../configuration/configuration.js';
import { offeredProducts } from '../offered.js';
import { useUser } from '../session/useUser.js';
import { wayOut } from './ways-out.js';

export interface Lack {
  /** The account that was to pay; the funding account if left out. */
  readonly account?: AccountType;
  readonly missing?: Money | undefined;
  readonly isPayout?: boolean;
}

/** What leads out of a refusal, in the customer's words, with the address to go to; null where nothing does. */
export function useWayOut(): (key: string, lack?: Lack) => { label: string; to: string } | null {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const isDemo = useUser()?.isDemo === true;
  const funding = useAccounts().accounts?.find(({ type }) => type === 'change')?.free;
  return (key, { account = 'change', isPayout = false, missing } = {}) => {
    const standing = {
      isDemo,
      account,
      isPayout,
      ...(missing !== undefined && { missing }),
      ...(funding !== undefined && { funding }),
    };
    const way = wayOut(key, standing, offeredProducts());
    if (!way) return null;
    const amount = way.amount === undefined ? '' : ltr(`${formatFigure(way.amount)} ${currency}`);
    return { label: t(way.text, { amount }), to: way.to };
  };
}
