import { useQuery } from '@tanstack/react-query';
import type { EventMails } from '@truemark/contracts/admin';
import { type Product, useProducts } from '../product.js';
import { get } from '../providers/http.js';
import { t } from '../texts/texts.js';
import { usePermission } from './use-permission.js';

const WAITING = /^(.+)\.waiting$/;

/** Name of an event: waiting work by its queue, everything else by its product. */
export function eventName(products: readonly Product[], event: string): string {
  const queue = WAITING.exec(event)?.[1];
  const label = products.find(({ name }) => name === queue)?.rail?.label;
  if (label !== undefined) return t('events.waiting', { queue: label });
  if (event === 'queues.late') return t('events.late');
  return products.flatMap(({ events }) => events?.[event] ?? [])[0] ?? event;
}

export const OWN_EVENTS = ['event-mails'];

/** Events that this role may be notified of, with their names; and those mailed to the operator. */
export function useEvents() {
  const products = useProducts();
  const mayRead = usePermission('event-mails', 'read');
  const { data, refetch } = useQuery({
    queryKey: OWN_EVENTS,
    queryFn: () => get<EventMails>('event-mails'),
    enabled: mayRead === true,
  });
  const choices = (data?.offered ?? []).map(({ event }) => ({ id: event, name: eventName(products, event) }));
  return { chosen: data?.events ?? [], choices, canSend: data?.can_send, refetch };
}
