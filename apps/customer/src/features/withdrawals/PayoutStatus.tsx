import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletRounded';
import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import { useTranslation } from 'react-i18next';
import type { VerificationStanding } from '../../api/verification.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { LinkButton } from '../wallet/LinkButton.js';
import { useWayOut } from '../wallet/useWayOut.js';
import { PayoutChecklist } from './PayoutChecklist.js';
import type { PayoutHold } from './payout-hold.js';
import type { WithdrawForming } from './useWithdrawForm.js';
import { VerifyFirst } from './VerifyFirst.js';

interface PayoutStatusProps {
  hold: PayoutHold | null;
  form: WithdrawForming;
  /** How far the customer is verified; undefined where nobody is, or it is not known. */
  standing: VerificationStanding | undefined;
  /** Why an operator blocked payouts. */
  blocked: string;
}

/** What keeps money from leaving, until when, and what can be done about it: one notice, or one list of what is needed, whatever holds it. */
export function PayoutStatus({ hold, form, standing, blocked }: PayoutStatusProps) {
  const { t } = useTranslation();
  if (hold === 'blocked') {
    return (
      <NoticeBanner
        card
        label={t('blocks.title')}
        head={t('blocks.withdrawing', { reason: blocked })}
        text={t('blocks.withdrawingText')}
      />
    );
  }
  if (hold === 'pending') {
    return (
      <NoticeBanner
        card
        icon={<HourglassTop aria-hidden />}
        label={t('withdraw.pending')}
        head={t('withdraw.pending')}
        text={t('withdraw.pendingText')}
      />
    );
  }
  if (hold === 'empty') return <NothingFree />;
  if (hold === 'password' || hold === 'waits') return <PayoutChecklist form={form} standing={standing} />;
  return hold === null && standing ? <VerifyFirst {...standing} /> : null;
}

/** There is nothing to pay out, and where money for it comes from: the customer's other accounts, or from outside. */
function NothingFree() {
  const { t } = useTranslation();
  const wayOut = useWayOut();
  const { accounts } = useAccounts();
  const isElsewhere = accounts?.some(({ type, free }) => type !== 'change' && free > 0n) === true;
  const title = t('withdraw.empty');
  const refusal = { key: 'ledger.insufficient_balance', message: title };
  const [way] = wayOut(refusal, { isPayout: isElsewhere }).ways;
  return (
    <NoticeBanner
      card
      icon={<AccountBalanceWallet aria-hidden />}
      label={title}
      head={title}
      text={t(isElsewhere ? 'withdraw.emptyTransfer' : 'withdraw.emptyText')}
    >
      {way && <LinkButton to={way.to}>{way.label}</LinkButton>}
    </NoticeBanner>
  );
}
