import Add from '@mui/icons-material/AddRounded';
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import Payments from '@mui/icons-material/PaymentsRounded';
import IconButton from '@mui/material/IconButton';
import { formatCountdown, ltr } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../api/http.js';
import type { PayoutMethod, PayoutWay } from '../../api/withdrawals.js';
import { CardList } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { SwipeAway } from '../../ui/SwipeAway.js';
import { useBack } from '../navigation/useBack.js';
import { RealOnly } from '../wallet/RealOnly.js';
import { bindPath } from './DestinationFields.js';
import { currencyName, destinationOf } from './payout.js';
import { useWait } from './useWait.js';
import { usePayoutMethods, useUnbind } from './useWithdrawals.js';

/** Saved methods of one kind, with adding and removing. */
export function MethodsPage({ way }: { way: PayoutWay }) {
  const { t } = useTranslation();
  const back = useBack('/mine/wallet');
  const navigate = useNavigate();
  const add = {
    text: t(way === 'coin' ? 'withdraw.addAddress' : 'withdraw.addAccount'),
    onPress: () => navigate(bindPath(way)),
  };
  const query = usePayoutMethods(way);
  return (
    <Page
      title={t(way === 'coin' ? 'wallet.coinAddresses' : 'wallet.bankCards')}
      onBack={back}
      actions={
        <IconButton aria-label={add.text} onClick={add.onPress}>
          <Add />
        </IconButton>
      }
    >
      <PullToRefresh onRefresh={() => query.refetch()}>
        <RealOnly>
          {() => {
            if (!query.data && query.error) {
              return <ErrorState {...failureOf(query.error)} onRetry={() => query.refetch()} />;
            }
            if (!query.data) return <SkeletonList rows={3} />;
            if (query.data.length > 0) {
              return <Methods way={way} methods={query.data} heardAt={query.dataUpdatedAt} />;
            }
            return (
              <EmptyState
                icon={<Payments aria-hidden />}
                title={t(way === 'coin' ? 'bind.noAddresses' : 'bind.noAccounts')}
                text={t('bind.noneText')}
                action={add}
              />
            );
          }}
        </RealOnly>
      </PullToRefresh>
    </Page>
  );
}

interface MethodsProps {
  way: PayoutWay;
  methods: readonly PayoutMethod[];
  heardAt: number;
}

function Methods({ way, methods, heardAt }: MethodsProps) {
  const { t } = useTranslation();
  const waitLeft = useWait(heardAt);
  const unbind = useUnbind(way);
  const [leaving, setLeaving] = useState<PayoutMethod | null>(null);
  const second = (method: PayoutMethod) => {
    const wait = waitLeft(method.waitMs);
    const name = currencyName(method.currency);
    if (wait === 0) return name;
    return `${name} · ${t('bind.usableIn', { time: ltr(formatCountdown(wait)) })}`;
  };
  return (
    <>
      <CardList as="ul" data-keep-clear sx={{ m: 0, listStyle: 'none' }}>
        {methods.map((method) => (
          <li key={method.id}>
            <SwipeAway onAway={() => setLeaving(method)}>
              <ListRow
                wraps
                title={<bdi style={{ overflowWrap: 'anywhere' }}>{destinationOf(method)}</bdi>}
                second={second(method)}
                end={
                  <IconButton
                    edge="end"
                    aria-label={t('bind.removeOf', { what: destinationOf(method) })}
                    onClick={() => setLeaving(method)}
                  >
                    <DeleteOutline />
                  </IconButton>
                }
              />
            </SwipeAway>
          </li>
        ))}
      </CardList>
      <ConfirmSheet
        open={leaving !== null}
        title={t('bind.removeAsk')}
        confirm={t('bind.remove')}
        risk={t('bind.removeRisk')}
        tone="danger"
        busy={unbind.isPending}
        onConfirm={() => leaving && unbind.mutate(leaving.id, { onSettled: () => setLeaving(null) })}
        onClose={() => setLeaving(null)}
      >
        {leaving && <bdi style={{ overflowWrap: 'anywhere' }}>{destinationOf(leaving)}</bdi>}
      </ConfirmSheet>
    </>
  );
}
