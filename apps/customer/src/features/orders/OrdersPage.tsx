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
import { WIDE } from '../../ui/wide.js';
import { accountsQuery } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';
import { DaysSheet } from '../days/DaysSheet.js';
import { OptionOrders } from '../options/OptionOrders.js';
import { ProductTabs } from '../options/ProductTabs.js';
import { useOpenProduct } from '../options/useOpenProduct.js';
import { optionsQuery } from '../options/useOptions.js';
import { type Product, useProduct } from '../options/useProduct.js';
import { AccountMark } from '../session/AccountMark.js';
import { ContractOrders } from './ContractOrders.js';
import { ordersQuery, useOrders } from './useOrders.js';

const ALL_DAYS: Days = { from: '', to: '' };
const BOTH: readonly Product[] = ['contract', 'option'];
const CONTRACTS: readonly Product[] = ['contract'];
const OPTIONS: readonly Product[] = ['option'];

/** With room for columns the tabs are as wide as they need: what is chosen and what is not stay close to each other. */
const Parts = styled(Stack)({
  [WIDE]: { '& [role="tablist"]': { alignSelf: 'flex-start', gridAutoColumns: 'minmax(160px, 1fr)' } },
});

/** Asks for what the page shows first; a visitor is sent to the log-in. */
export const fetchAnswers = async (client: QueryClient): Promise<void> => {
  if (token.get() === null) return;
  const held = client.prefetchInfiniteQuery(ordersQuery('holding', ALL_DAYS));
  // How many run decides with how many are held what the page opens with.
  const running = client.prefetchInfiniteQuery(optionsQuery('running'));
  await Promise.all([client.prefetchQuery(accountsQuery), held, running]);
};

/** What the customer has traded: contracts, and options where there are any. */
export function OrdersPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  // What was bought before its product was switched off keeps its address.
  const hasContracts = useFlag('is_forex') || params.get('source') === '0';
  const hasOptions = useFlag('is_micro') || params.get('source') === '1';
  const offered = hasOptions ? (hasContracts ? BOTH : OPTIONS) : CONTRACTS;
  const held = useOrders('holding', ALL_DAYS).total;
  const { open, first } = useOpenProduct(offered, held);
  const { product, choose } = useProduct(offered, params.has('type') ? undefined : first);
  const contracts = product === 'contract';
  const [days, setDays] = useState(ALL_DAYS);
  const [pickingDays, setPickingDays] = useState(false);
  const isFiltered = days.from !== '' || days.to !== '';
  const filter = { days, isFiltered, onAllDays: () => setDays(ALL_DAYS) };
  // Options that run are of now, whatever the days.
  const hasDays = contracts || params.get('type') === '3';
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
      <Parts>
        <ProductTabs offered={offered} product={product} onChoose={choose} open={open} />
        {contracts ? <ContractOrders {...filter} /> : <OptionOrders {...filter} />}
      </Parts>
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
