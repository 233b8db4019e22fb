import SupportAgent from '@mui/icons-material/SupportAgentRounded';
import VerifiedUser from '@mui/icons-material/VerifiedUserRounded';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Deposit } from '../../api/deposits.js';
import type { User } from '../../api/users.js';
import { Card, InTurn, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { useService } from '../company/useService.js';
import { isOn, useConfig, useFlag } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { walletKeys } from '../wallet/keys.js';
import { OperatorNote } from '../wallet/OperatorNote.js';
import { PayoutSetup } from '../wallet/PayoutSetup.js';
import { PayoutWait } from '../wallet/PayoutWait.js';
import { RealOnly } from '../wallet/RealOnly.js';
import { BankDeposit } from './BankDeposit.js';
import { CoinDeposit } from './CoinDeposit.js';
import { DepositHistory } from './DepositHistory.js';
import { editStateOf } from './deposit-state.js';
import { EditedBankDeposit } from './EditedBankDeposit.js';
import { MadeDeposit } from './MadeDeposit.js';
import { NoWayIn } from './NoWayIn.js';
import { ProofHeld, useProof } from './proof.js';
import { useBankOrder } from './useDeposits.js';

const TABS = [
  { value: 0, way: 'coin', text: 'deposit.coin', flag: 'is_recharge_crypto' },
  { value: 1, way: 'bank', text: 'deposit.bank', flag: 'is_recharge_bank_card' },
] as const;
/** Settings with a text for each method; the second is spelt as the server knows it. */
const NOTES = { coin: 'financial.coin_charge_content', bank: 'financial.bank_chare_content' } as const;

/** Deposit page: by coin or bank, with previous deposits. */
export function ChargePage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const client = useQueryClient();
  const service = useService();
  const hasContact = useFlag('is_recharge_contact') && service !== null;
  const refresh = () =>
    Promise.all(
      [walletKeys.cashAll, walletKeys.waysAll].map((queryKey) => client.refetchQueries({ queryKey })),
    );
  return (
    <Page
      wide
      title={t('deposit.title')}
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
        <RealOnly>{(user) => <Ways user={user} />}</RealOnly>
      </PullToRefresh>
    </Page>
  );
}

function Ways({ user }: { user: User }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const config = useConfig();
  const [params, setParams] = useSearchParams();
  const order = useBankOrder();
  const [made, setMade] = useState<Deposit | null>(null);
  const [proved, setProved] = useState<Deposit | null>(null);
  // An order goes on by its own state, whatever the settings say about new ones.
  const hasOrder = proved !== null || editStateOf(order.data ?? null, false) > 0;
  const tabs = TABS.filter(({ way: of, flag }) => isOn(config, flag) || (of === 'bank' && hasOrder));
  const proof = useProof();
  const wanted = Number(params.get('type') ?? Number.NaN);
  const { value: type, way } = tabs.find(({ value }) => value === wanted) ?? tabs[0] ?? TABS[0];
  const ofOrder = way === 'bank' && hasOrder;
  const needsName =
    isOn(config, 'is_real_name_auth') && isOn(config, 'is_recharge_auth') && !user.isCertified && !ofOrder;
  const isUnknown = order.isPending && (wanted === 1 || way === 'bank' || needsName || tabs.length === 0);
  const hasNote = tabs.length > 0 && !made && !needsName;
  return (
    <InTurn>
      {tabs.length > 1 && (
        <SegmentedTabs
          label={t('deposit.tabs')}
          options={tabs.map(({ value, text }) => ({ value, text: t(text) }))}
          value={type}
          onChange={(value) => {
            setMade(null);
            setProved(null);
            setParams({ type: String(value) }, { replace: true });
          }}
        />
      )}
      {hasNote && <PayoutWait />}
      {hasNote && way === 'bank' && <OperatorNote group={NOTES.bank} />}
      <ProofHeld value={proof}>
        {isUnknown ? (
          <SkeletonForm fields={4} />
        ) : needsName ? (
          <Card>
            <EmptyState
              icon={<VerifiedUser aria-hidden />}
              title={t('deposit.needsName')}
              text={t('deposit.needsNameText')}
              action={{ text: t('deposit.verify'), onPress: () => navigate('/mine/auth-double') }}
            />
          </Card>
        ) : tabs.length === 0 ? (
          <NoWayIn />
        ) : made ? (
          <Stack>
            <MadeDeposit deposit={made} onAnother={() => setMade(null)} />
            <PayoutSetup />
          </Stack>
        ) : way === 'coin' ? (
          <CoinDeposit onMade={setMade} note={<OperatorNote group={NOTES.coin} plain />} />
        ) : ofOrder || isOn(config, 'edit_recharge_bank_info') ? (
          <EditedBankDeposit order={order} proved={proved} onProved={setProved} />
        ) : (
          <BankDeposit onMade={setMade} />
        )}
      </ProofHeld>
      <section data-beside>
        <SectionTitle>{t('deposit.history')}</SectionTitle>
        <DepositHistory />
      </section>
    </InTurn>
  );
}
