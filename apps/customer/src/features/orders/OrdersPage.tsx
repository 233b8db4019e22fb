import DateRange from '@mui/icons-material/DateRangeRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Days } from '../../api/page.js';
import { token } from '../../api/session.js';
import { Stack } from '../../ui/Card.js';
import { Page } from '../../ui/Page.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { accountsQuery } from '../accounts/useAccounts.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { DaysSheet } from '../days/DaysSheet.js';
import { symbolsQuery } from '../market/useSymbols.js';
import { AccountMark } from '../session/AccountMark.js';
import { tradedOrders } from '../traded/loaded-parts.js';
import { OpenOfEach } from '../traded/OpenOfEach.js';
import type { OpenCounts } from '../traded/open-product.js';
import { ProductTabs } from '../traded/ProductTabs.js';
import type { TradedOrders } from '../traded/traded.js';
import { useFirstOpen } from '../traded/useFirstOpen.js';
import { useProduct } from '../traded/useProduct.js';

const ALL_DAYS: Days = { from: '', to: '' };

/** Stacked; on one line where they fit, at natural width, so that options stay close together. */
const Tabs = styled(Stack)({
  '@container (max-width: 359px)': { gap: 8 },
  '@container (min-width: 700px)': {
    flexDirection: 'row',
    flexWrap: 'wrap',
    '& > [role="tablist"]': { gridAutoColumns: 'minmax(112px, 1fr)' },
  },
});

/** Prefetches the page's first data; a visitor is sent to the log-in. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  // The numbers of open orders decide which product the page opens with.
  const open = tradedOrders.all().map(({ fetchOpen }) => fetchOpen(client));
  // Open markets determine what can be closed.
  await Promise.all([client.prefetchQuery(accountsQuery), client.prefetchQuery(symbolsQuery), ...open]);
};

/** The customer's trades, by product. */
export function OrdersPage() {
  const [params] = useSearchParams();
  const config = useConfig();
  const all = tradedOrders.all();
  // Trades made before their product was switched off keep their address.
  const has = all.filter(({ flag, source }) => isOn(config, flag) || params.get('source') === source);
  const offered = has.length > 0 ? has : all.slice(0, 1);
  return (
    <OpenOfEach products={all} offered={offered.map(({ name }) => name)}>
      {(open) => <TradedPage offered={offered} open={open} />}
    </OpenOfEach>
  );
}

interface TradedPageProps {
  offered: readonly TradedOrders[];
  open: OpenCounts;
}

function TradedPage({ offered, open }: TradedPageProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const first = useFirstOpen(
    offered.map(({ name }) => name),
    open,
  );
  const { product, choose } = useProduct(offered, offered, params.has('type') ? undefined : first);
  const [days, setDays] = useState(ALL_DAYS);
  const [pickingDays, setPickingDays] = useState(false);
  const isFiltered = days.from !== '' || days.to !== '';
  const filter = { days, isFiltered, onAllDays: () => setDays(ALL_DAYS) };
  const list = product?.lists.find(({ type }) => type === params.get('type')) ?? product?.lists[0];
  const hasDays = list && product?.isOfDays(list.type);
  return (
    <Page
      wide
      title={t('orders.title')}
      actions={
        <>
          <AccountMark />
          {hasDays && (
            <IconButton
              aria-label={t('orders.days')}
              aria-haspopup="dialog"
              onClick={() => setPickingDays(true)}
            >
              <Badge variant="dot" color="primary" invisible={!isFiltered}>
                <DateRange />
              </Badge>
            </IconButton>
          )}
        </>
      }
    >
      <Stack>
        <Tabs>
          <ProductTabs offered={offered} product={product} onChoose={choose} open={open} />
          {product && list && (
            <SegmentedTabs
              label={t('orders.tabs')}
              value={list.type}
              onChange={(type) => setParams({ type, source: product.source }, { replace: true })}
              options={product.lists.map(({ type, tab }) => ({ value: type, text: t(tab) }))}
            />
          )}
        </Tabs>
        {product && list && (
          // Another list starts without a selected row.
          <product.List key={`${product.name} ${list.type}`} type={list.type} {...filter} />
        )}
      </Stack>
      <DaysSheet
        open={pickingDays}
        days={days}
        onPick={(picked) => {
          setDays(picked);
          setPickingDays(false);
        }}
        onClose={() => setPickingDays(false)}
      />
    </Page>
  );
}
