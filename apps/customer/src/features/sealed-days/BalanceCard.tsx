import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { fetchSealedBalance, NOT_SEALED } from '../../api/sealed-days.js';
import type { User } from '../../api/users.js';
import { CheckCard } from './CheckCard.js';
import { checkBalance, type ProvenBalance } from './check-balance.js';
import { isLater } from './day-end.js';
import { Fault, NotThere } from './fault.js';
import { opened, sealOf } from './seal.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

type Own = Pick<User, 'id' | 'createdAt'>;

/** Every customer of that day has a balance in it. */
async function ownBalance(
  day: string,
  { createdAt }: Pick<Own, 'createdAt'>,
  signal: AbortSignal,
): Promise<ProvenBalance> {
  try {
    return opened<ProvenBalance>(await fetchSealedBalance(day, { signal }));
  } catch (fault) {
    if (!(fault instanceof Refusal && fault.key === NOT_SEALED)) throw fault;
    if (isLater({ createdAt }, day)) throw new NotThere('later');
    throw new Fault('leftOut', { day });
  }
}

/** Checks that the customer's balance at the end of a day is part of the total that the broker owes. */
export function useBalanceCheck(day: string, { id, createdAt }: Own = { id: 0, createdAt: 0 }): Check {
  const client = useQueryClient();
  const customer = String(id);
  return useCheck(async ({ say, breathe, signal }: Tools) => {
    const { seals } = await freshDays(client);
    // Days before the first record or after the last one cannot differ.
    if (!seals.some((seal) => seal.day === day)) throw new NotThere('early');
    const seal = sealOf(seals, day);
    await breathe(null);
    checkBalance(await ownBalance(day, { createdAt }, signal), seal, customer, say);
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
