import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { fetchOrderAudit, readOrderAudit } from '../../api/order-audit.js';
import { fetchOrders, type Order } from '../../api/orders.js';
import { fetchSealedOrder } from '../../api/sealed-days.js';
import { PickField } from '../../ui/PickField.js';
import { CheckCard } from './CheckCard.js';
import { checkOrder, type ProvenOrder } from './check-order.js';
import { sealedDayKeys } from './keys.js';
import { checkOrderResult } from './order-result.js';
import { opened, sealOf } from './seal.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

/** As many as there is room for; another one is checked from its own sheet. */
const NEWEST = 20;

/** The customer's newest orders that ended on a sealed day, the newest first. */
export function useSealedOrders(newest: string | undefined, signedIn: boolean): readonly Order[] | undefined {
  const { data } = useQuery({
    queryKey: [...sealedDayKeys.orders, newest],
    queryFn: ({ signal }) =>
      fetchOrders(
        { list: 'ended', page: 1, limit: NEWEST, days: { from: '', to: newest ?? '' } },
        { signal },
      ),
    enabled: signedIn && newest !== undefined,
    meta: { quiet: true },
  });
  const ended = data?.rows.filter(({ status, closedAt }) => status === 'closed' && closedAt !== null);
  return ended?.filter(({ closedAt }) => formatDay(closedAt ?? 0, 'GMT') <= (newest ?? ''));
}

/** One order: what it came to pass by is sealed, and its result follows from it. */
export function useOrderCheck(id: number | null): Check {
  const client = useQueryClient();
  return useCheck(async ({ say, breathe, signal }: Tools) => {
    if (id === null) return;
    const { seals } = await freshDays(client);
    await breathe(null);
    const proven = opened<ProvenOrder>(await fetchSealedOrder(id, { signal }));
    const audit = readOrderAudit(await fetchOrderAudit(id, { signal }));
    checkOrder(proven, audit, (day) => sealOf(seals, day), say);
    checkOrderResult(audit, say);
  }, String(id));
}

interface OrderCardProps {
  check: Check;
  /** Null: there is none to choose. */
  id: number | null;
  orders: readonly Order[];
  onOrder: (id: number) => void;
}

export function OrderCard({ check, id, orders, onOrder }: OrderCardProps) {
  const { t } = useTranslation();
  const listed = orders.map(({ id: own, symbol, closedAt }) => ({
    value: own,
    text: ltr(`#${own} · ${symbol.showCode} · ${formatDay(closedAt ?? 0, 'GMT')}`),
  }));
  const isAsked = id !== null && !orders.some((order) => order.id === id);
  const choices = isAsked ? [{ value: id, text: ltr(`#${id}`) }, ...listed] : listed;
  return (
    <CheckCard
      title={t('seals.order.title')}
      proves={t('seals.order.proves')}
      cannot={t('seals.order.cannot')}
      check={check}
      {...(id === null && { missing: t('seals.order.none') })}
    >
      {id !== null && (
        <PickField
          label={t('seals.order.label')}
          placeholder={t('seals.order.label')}
          choices={choices}
          value={id}
          onPick={onOrder}
        />
      )}
    </CheckCard>
  );
}
