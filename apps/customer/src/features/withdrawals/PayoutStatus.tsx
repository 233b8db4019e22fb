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
  /** Verification status; undefined if not required or unknown. */
  standing: VerificationStanding | undefined;
  /** Operator's reason for blocking payouts. */
  blocked: string;
}

/** Reasons that prevent a withdrawal, until when, and what to do: one notice or one checklist, whatever the reason. */
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
      >
        <p>{t('withdraw.tradesMayWait')}</p>
      </NoticeBanner>
    );
  }
  if (hold === 'empty') return <NothingFree />;
  if (hold === 'password' || hold === 'waits') return <PayoutChecklist form={form} standing={standing} />;
  return hold === null && standing ? <VerifyFirst {...standing} /> : null;
}

/** Nothing to withdraw; links to the other accounts or to a deposit. */
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
