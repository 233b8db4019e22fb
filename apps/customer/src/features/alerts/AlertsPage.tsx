import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '../../api/live/live.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { CardList, Stack } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { SymbolSheet } from '../market/SymbolSheet.js';
import { useSymbols } from '../market/useSymbols.js';
import { useBack } from '../navigation/useBack.js';
import { AlertRow } from './AlertRow.js';
import { AlertSheet } from './AlertSheet.js';
import { useAlerts } from './useAlerts.js';

/** All of the customer's price alerts. */
export function AlertsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const list = useAlerts();
  const symbols = useSymbols().data ?? [];
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<TradeSymbol | null>(null);
  const [isSetting, setSetting] = useState(false);
  useTopic('quotes');
  const pick = () => setPicking(true);
  return (
    <Page
      title={t('alerts.title')}
      onBack={back}
      foot={
        list.data &&
        list.data.length > 0 && (
          <div>
            <Button fullWidth variant="contained" onClick={pick}>
              {t('alerts.new')}
            </Button>
          </div>
        )
      }
    >
      {list.isPending && (
        <Stack aria-busy>
          <Skeleton variant="rounded" height={60} />
          <Skeleton variant="rounded" height={60} />
        </Stack>
      )}
      {list.isError && !list.data && <ErrorState onRetry={() => list.refetch()} />}
      {list.data?.length === 0 && (
        <EmptyState
          icon={<Notifications />}
          title={t('alerts.none')}
          text={t('alerts.noneText')}
          action={{ text: t('alerts.new'), onPress: pick }}
        />
      )}
      {list.data && list.data.length > 0 && (
        <CardList aria-label={t('alerts.yours')}>
          {list.data.map((alert) => (
            <AlertRow key={alert.id} alert={alert} symbol={symbols.find(({ id }) => id === alert.symbolId)} />
          ))}
        </CardList>
      )}
      <SymbolSheet
        open={isPicking}
        symbols={symbols}
        onClose={() => setPicking(false)}
        onPick={(symbol) => {
          setPicked(symbol);
          setPicking(false);
          setSetting(true);
        }}
      />
      {picked && <AlertSheet symbol={picked} open={isSetting} onClose={() => setSetting(false)} />}
    </Page>
  );
}
