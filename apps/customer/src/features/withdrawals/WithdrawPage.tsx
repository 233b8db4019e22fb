import SupportAgent from '@mui/icons-material/SupportAgentRounded';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import type { AppKey } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureOf } from '../../api/http.js';
import type { User } from '../../api/users.js';
import type { PayoutWay } from '../../api/withdrawals.js';
import { InTurn } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { accountKeys } from '../accounts/keys.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useService } from '../company/useService.js';
import { isOn, useConfig, useFlag } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import type { PayoutsHeldProps } from '../product.js';
import { useAuthStatus } from '../verification/useVerification.js';
import { walletKeys } from '../wallet/keys.js';
import { OperatorNote } from '../wallet/OperatorNote.js';
import { RealOnly } from '../wallet/RealOnly.js';
import { NoWayOut } from './NoWayOut.js';
import { PayoutsHeld } from './PayoutsHeld.js';
import { usePayoutCurrencies, usePayoutMethods, useWithdrawalGate } from './useWithdrawals.js';
import { WithdrawalHistory } from './WithdrawalHistory.js';
import { WithdrawForm } from './WithdrawForm.js';

const TABS = [
  { value: 0, way: 'coin', text: 'withdraw.coin', flag: 'is_withdraw_crypto' },
  { value: 1, way: 'bank', text: 'withdraw.bank', flag: 'is_withdraw_bank_card' },
] as const;

/** Withdrawal to a coin address or a bank account, with previous requests. */
export function WithdrawPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const client = useQueryClient();
  const service = useService();
  const hasContact = useFlag('is_withdraw_contact') && service !== null;
  const refresh = () =>
    Promise.all(
      [walletKeys.cashAll, accountKeys.accounts, walletKeys.waysAll].map((queryKey) =>
        client.refetchQueries({ queryKey }),
      ),
    );
  return (
    <Page
      wide
      title={t('withdraw.title')}
      onBack={back}
      actions={
        hasContact && (
          <IconButton aria-label={t('company.service')} onClick={service}>
            <SupportAgent />
          </IconButton>
        )
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <RealOnly>{(user) => <Withdrawing user={user} />}</RealOnly>
      </PullToRefresh>
    </Page>
  );
}

function Withdrawing({ user }: { user: User }) {
  const { t } = useTranslation();
  const config = useConfig();
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter(({ flag }) => isOn(config, flag));
  const wanted = Number(params.get('type') ?? Number.NaN);
  const { value: type, way } = tabs.find(({ value }) => value === wanted) ?? tabs[0] ?? TABS[0];
  return (
    <InTurn>
      {tabs.length > 1 && (
        <SegmentedTabs
          label={t('withdraw.tabs')}
          options={tabs.map(({ value, text }) => ({ value, text: t(text) }))}
          value={type}
          onChange={(value) => setParams({ type: String(value) }, { replace: true })}
        />
      )}
      {tabs.length === 0 ? <NoWayOut /> : <Asking key={way} user={user} way={way} />}
      {tabs.length > 0 && <OperatorNote group="financial.withdraw_content" />}
      <section data-beside>
        <SectionTitle>{t('withdraw.history')}</SectionTitle>
        <WithdrawalHistory />
      </section>
    </InTurn>
  );
}

function Asking({ user, way }: { user: User; way: PayoutWay }) {
  const currencies = usePayoutCurrencies(way);
  const methods = usePayoutMethods(way);
  const gate = useWithdrawalGate();
  const accounts = useAccounts();
  const certifies = useFlag('is_real_name_auth');
  const standing = useAuthStatus(certifies);
  /** Why a product holds payouts; undefined: not known yet. */
  const [held, setHeld] = useState<AppKey | null>();
  const error = currencies.error ?? methods.error ?? gate.error ?? accounts.error;
  // The rows depend on all of these answers: shown earlier, the form would change.
  const isStandingKnown = !certifies || !standing.isPending;
  if (currencies.data && methods.data && gate.data && accounts.data && isStandingKnown) {
    if (currencies.data.length === 0) return <NoWayOut />;
    if (held === undefined) return <Awaited onHeld={setHeld} />;
    const heard = { methods: methods.data, heardAt: methods.dataUpdatedAt, standing: standing.data };
    return (
      <WithdrawForm
        user={user}
        way={way}
        currencies={currencies.data}
        held={held}
        onHeld={setHeld}
        {...heard}
      />
    );
  }
  if (!error) return <Awaited onHeld={setHeld} />;
  const retry = () => {
    void currencies.refetch();
    void methods.refetch();
    void gate.refetch();
    void accounts.refetch();
  };
  return <ErrorState {...failureOf(error)} onRetry={retry} />;
}

/** The form's place while answers are awaited, among them those of the products. */
function Awaited({ onHeld }: PayoutsHeldProps) {
  return (
    <>
      <SkeletonForm fields={5} />
      <div hidden>
        <PayoutsHeld onHeld={onHeld} />
      </div>
    </>
  );
}
