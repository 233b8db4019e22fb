import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { fetchSealedBalance, NOT_SEALED } from '../../api/sealed-days.js';
import { CheckCard } from './CheckCard.js';
import { checkBalance, type ProvenBalance } from './check-balance.js';
import { Fault } from './fault.js';
import { opened, sealOf } from './seal.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

/** Whoever was a customer on that day has a balance in it. */
async function ownBalance(day: string, signal: AbortSignal): Promise<ProvenBalance> {
  try {
    return opened<ProvenBalance>(await fetchSealedBalance(day, { signal }));
  } catch (fault) {
    if (fault instanceof Refusal && fault.key === NOT_SEALED) throw new Fault('leftOut', { day });
    throw fault;
  }
}

/** The customer's balance at the end of a day in the sum of what the house owes. */
export function useBalanceCheck(day: string, customer: string): Check {
  const client = useQueryClient();
  return useCheck(async ({ say, breathe, signal }: Tools) => {
    const seal = sealOf((await freshDays(client)).seals, day);
    await breathe(null);
    checkBalance(await ownBalance(day, signal), seal, customer, say);
  }, `${customer} ${day}`);
}

interface BalanceCardProps {
  check: Check;
  /** Why there is no balance of this customer to look for. */
  absent: 'demo' | 'later' | null;
}

export function BalanceCard({ check, absent }: BalanceCardProps) {
  const { t } = useTranslation();
  return (
    <CheckCard
      title={t('seals.balance.title')}
      proves={t('seals.balance.proves')}
      cannot={t('seals.balance.cannot')}
      check={check}
      {...(absent && { missing: t(`seals.balance.${absent}`) })}
    />
  );
}
