import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Movement } from '../../api/accounts.js';
import { Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { HEIGHT } from '../../ui/theme/tokens.js';
import { useRoomForColumns } from '../../ui/useRoomBeside.js';
import { AccountCard } from './AccountCard.js';
import { lastMovementsQuery } from './last-movements.js';
import { MovementSheet } from './MovementSheet.js';
import { RoundedNote } from './RoundedNote.js';
import { useAccounts, useOpenResult, useProfits } from './useAccounts.js';
import { useOpenFees } from './useOpenFees.js';

/** Movements shown per account. */
const SHOWN = 3;

/** Placeholder for the three accounts until they are known. */
const UNKNOWN = [0, 1, 2];
/** Height of a movement with cause and time on two lines, px. */
const TWO_LINED = 80;

/** All accounts with their last movements. The sums, with open positions at current prices, add up to the total. */
export function AccountCards() {
  const { t } = useTranslation();
  const [looked, setLooked] = useState<Movement | null>(null);
  const hasRoom = useRoomForColumns();
  const openResult = useOpenResult();
  const held = useOpenFees();
  const { isPending: isTotalPending } = useProfits();
  const { accounts, isPending, isError, refetch } = useAccounts();
  const last = useQueries({ queries: (accounts ?? []).map(({ typeId }) => lastMovementsQuery(typeId)) });
  // Rendered together: late parts would move the content below.
  if (isPending || (accounts && (isTotalPending || held.isPending || last.some((each) => each.isPending)))) {
    return (
      <Stack>
        {UNKNOWN.map((card) => (
          <SkeletonList key={card} rows={1 + SHOWN} height={hasRoom ? HEIGHT.row : TWO_LINED} />
        ))}
      </Stack>
    );
  }
  if (!accounts) return isError ? <ErrorState onRetry={() => refetch()} /> : null;
  return (
    <Stack as="section" aria-label={t('accounts.title')}>
      {accounts.map((account, at) => (
        <AccountCard
          key={account.typeId}
          account={account}
          openResult={openResult(account)}
          openFees={account.type === 'contracts' && held.data?.number ? held.data.fees : undefined}
          last={last[at]?.data?.rows.slice(0, SHOWN)}
          onLook={setLooked}
        />
      ))}
      <RoundedNote amounts={accounts.map((account) => account.free + account.held + openResult(account))} />
      <MovementSheet movement={looked} onClose={() => setLooked(null)} />
    </Stack>
  );
}
