import { formatMoney, ltr } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { AccountType } from '../../api/accounts.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useConfig } from '../configuration/configuration.js';
import { offeredProducts } from '../offered.js';
import { useUser } from '../session/useUser.js';
import { cents, waysOut } from './ways-out.js';

export interface Lack {
  /** The account that was to pay; the funding account if left out. */
  readonly account?: AccountType;
  readonly missing?: Money | undefined;
  readonly isPayout?: boolean;
}

/** A refusal as it is told, and what leads out of it: each with the address to go to. */
export interface Told {
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly to: string }[];
}

/** Puts a refusal into words: of missing money whenever it is known how much, whatever was refused for it. */
export function useWayOut(): (refusal: { key: string; message: string }, lack?: Lack) => Told {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const isDemo = useUser()?.isDemo === true;
  const funding = useAccounts().accounts?.find(({ type }) => type === 'change')?.free;
  const money = (amount: Money): string => ltr(`${formatMoney(amount)} ${currency}`);
  return ({ key, message }, { account = 'change', isPayout = false, missing } = {}) => {
    const standing = {
      isDemo,
      account,
      isPayout,
      ...(missing !== undefined && { missing }),
      ...(funding !== undefined && { funding }),
    };
    const ways = waysOut(key, standing, offeredProducts());
    return {
      text:
        missing === undefined
          ? message
          : t('way.missing', { account: t(`accounts.${account}`), missing: money(cents(missing)) }),
      ways: ways.map(({ text, amount, to }) => ({
        label: t(text, { amount: amount === undefined ? '' : money(amount) }),
        to,
      })),
    };
  };
}
