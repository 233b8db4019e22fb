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
  /** Paying account; default: the funding account. */
  readonly account?: AccountType;
  readonly missing?: Money | undefined;
  readonly isPayout?: boolean;
}

/** Text of a refusal, and links that resolve it. */
export interface Told {
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly to: string }[];
}

/** Formats a refusal. If the missing amount is known, the text names it, whatever the refusal was for. */
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
