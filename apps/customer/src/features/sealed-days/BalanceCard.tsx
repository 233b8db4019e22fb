import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchSealedBalance } from '../../api/sealed-days.js';
import { CheckCard } from './CheckCard.js';
import { checkBalance, type ProvenBalance } from './check-balance.js';
import { Fault } from './fault.js';
import { opened, sealOf } from './seal.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

/** The customer's balance at the end of a day in the sum of what the house owes. */
export function useBalanceCheck(day: string, customer: string): Check {
  const client = useQueryClient();
  return useCheck(async ({ say, breathe, signal }: Tools) => {
    const seal = sealOf((await freshDays(client)).seals, day);
    await breathe(null);
    const balance = opened<ProvenBalance | null>(await fetchSealedBalance(day, { signal }));
    if (!balance?.leaf) throw new Fault('leftOut', { day });
    checkBalance(balance, seal, customer, say);
  }, `${customer} ${day}`);
}

interface BalanceCardProps {
  check: Check;
  isDemo: boolean;
}

export function BalanceCard({ check, isDemo }: BalanceCardProps) {
  const { t } = useTranslation();
  return (
    <CheckCard
      title={t('seals.balance.title')}
      proves={t('seals.balance.proves')}
      cannot={t('seals.balance.cannot')}
      check={check}
      {...(isDemo && { missing: t('seals.balance.demo') })}
    />
  );
}
