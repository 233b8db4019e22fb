import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLocal, writeLocal } from '../../api/storage.js';
import { CheckCard } from './CheckCard.js';
import { checkChain, type Remembered } from './check-chain.js';
import type { Say } from './fault.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

const SEEN = 'sealed-day';

/** Newest day this browser has checked, with the signing key of that time. */
export function lastSeen(): Remembered | null {
  const [day, hash, key = null] = readLocal(SEEN)?.split(':') ?? [];
  return day && hash ? { day, hash, key } : null;
}

/** Checks the chain of days on load: it is quick, and all other checks depend on it. */
export function useChainCheck(): Check {
  const client = useQueryClient();
  // Before this visit. What this visit itself saw is compared too, but not reported.
  const [seenBefore] = useState(() => lastSeen() !== null);
  const check = useCheck(async ({ say, breathe }: Tools) => {
    const { seals, keys } = await freshDays(client);
    const tell: Say = (step) => (step.key !== 'remembered' || seenBefore) && say(step);
    await checkChain({ seals, keys, remembered: lastSeen() }, tell, (count) => breathe(count / seals.length));
    const newest = seals.at(-1);
    if (newest) writeLocal(SEEN, `${newest.day}:${newest.hash}:${keys.at(-1)?.public_key}`);
  }, '');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void check.start();
  });
  return check;
}

export function ChainCard({ check }: { check: Check }) {
  const { t } = useTranslation();
  return (
    <CheckCard
      title={t('seals.chain.title')}
      proves={t('seals.chain.proves')}
      cannot={t('seals.chain.cannot')}
      check={check}
    />
  );
}
