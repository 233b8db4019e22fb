import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDay, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { fetchOptionAudit, fetchSealedOption, readOptionAudit } from '../../api/option-audit.js';
import { fetchOrderAudit, fetchSealedOrder, readOrderAudit } from '../../api/order-audit.js';
import { fetchOrders, type Order } from '../../api/orders.js';
import type { OrderName } from '../../api/sealed-days.js';
import { PickField } from '../../ui/PickField.js';
import { CheckCard } from './CheckCard.js';
import { checkOrder, type ProvenOrder } from './check-order.js';
import { endOf, lastOf } from './day-end.js';
import { NotThere, type Say } from './fault.js';
import { sealedDayKeys } from './keys.js';
import { checkOptionResult } from './option-result.js';
import { checkOrderResult } from './order-result.js';
import { opened } from './seal.js';
import { dayText } from './step-words.js';
import { type Check, type Tools, useCheck } from './useCheck.js';
import { freshDays } from './useSealedDays.js';

/** Number of orders that fit; others are checked from their own sheets. */
const NEWEST = 20;

/** The customer's newest orders that ended on a sealed day, newest first. */
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

/** Checks one order: its inputs are sealed, and its result follows from them. */
export function useOrderCheck(name: OrderName | null, customer: number | undefined): Check {
  const client = useQueryClient();
  return useCheck(async ({ say, breathe, signal }: Tools) => {
    if (name === null) return;
    const { seals } = await freshDays(client);
    await breathe(null);
    const [audit, checkResult] = await auditOf(name, signal);
    if (lastOf(audit) >= endOf(seals.at(-1)?.day ?? '')) throw new NotThere('early');
    const fetchSealed = name.kind === 'option' ? fetchSealedOption : fetchSealedOrder;
    const proven = opened<ProvenOrder>(await fetchSealed(name.id, { signal }));
    const owner = customer === undefined ? null : String(customer);
    checkOrder(proven, audit, seals, say, owner);
    checkResult(say);
  }, `${name?.kind} ${name?.id}`);
}

/** Fetches an order's displayed data and recomputes its result. */
async function auditOf({ kind, id }: OrderName, signal: AbortSignal) {
  if (kind === 'option') {
    const option = readOptionAudit(await fetchOptionAudit(id, { signal }));
    return [option, (say: Say) => checkOptionResult(option, say)] as const;
  }
  const order = readOrderAudit(await fetchOrderAudit(id, { signal }));
  return [order, (say: Say) => checkOrderResult(order, say)] as const;
}

interface OrderCardProps {
  check: Check;
  /** Null: none to choose. */
  name: OrderName | null;
  orders: readonly Order[];
  onOrder: (name: OrderName) => void;
}

export function OrderCard({ check, name, orders, onOrder }: OrderCardProps) {
  const { t, i18n } = useTranslation();
  const keyOf = ({ kind, id }: OrderName): string => `${kind} ${id}`;
  const listed = orders.map(({ id, symbol, closedAt }) => ({
    value: keyOf({ kind: 'contract', id }),
    text: `${ltr(`#${id} · ${symbol.showCode}`)} · ${dayText(formatDay(closedAt ?? 0, 'GMT'), i18n.language)}`,
  }));
  const value = name && keyOf(name);
  const isAsked = name !== null && !listed.some((choice) => choice.value === value);
  const choices = isAsked ? [{ value: keyOf(name), text: ltr(`#${name.id}`) }, ...listed] : listed;
  return (
    <CheckCard
      title={t('seals.order.title')}
      proves={t('seals.order.proves')}
      cannot={t('seals.order.cannot')}
      check={check}
      {...(name === null && { missing: t('seals.order.none') })}
    >
      {name !== null && (
        <PickField
          label={t('seals.order.label')}
          placeholder={t('seals.order.label')}
          choices={choices}
          value={value}
          onPick={(picked) =>
            onOrder(picked === value ? name : { kind: 'contract', id: Number(picked.split(' ')[1]) })
          }
        />
      )}
    </CheckCard>
  );
}
