import { useEffect } from 'react';
import type { PayoutsHeldProps } from '../product.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { OwedNotice } from './OwedNotice.js';
import { useOpenLoan } from './useLoans.js';

/** Withdrawals are blocked while a loan is owed. */
export function PayoutsWaitForLoan({ onHeld }: PayoutsHeldProps) {
  const { data, isPending } = useOpenLoan();
  const status = data?.status;
  const isOwed = status === 'active' || status === 'checking';
  const texts = useErrorTexts();
  useEffect(() => {
    // A failed read holds nothing: the server refuses what it has to.
    if (!isPending) onHeld(isOwed ? 'withdraw.why.loan' : null);
  }, [isPending, isOwed, onHeld]);
  return isOwed ? <OwedNotice text={texts['withdraw.loan_unpaid'] ?? ''} /> : null;
}
