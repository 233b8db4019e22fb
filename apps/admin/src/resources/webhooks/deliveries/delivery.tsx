import type { WebhookDeliveryRow } from '@truemark/contracts/admin';
import { t } from '../../../texts/texts.js';
import { Pill, type PillTone } from '../../../ui/Pill.js';

export const STATES: Readonly<Record<WebhookDeliveryRow['state'], readonly [string, PillTone]>> = {
  waiting: [t('webhooks.waits'), 'warning'],
  delivered: [t('webhooks.delivered'), 'success'],
  failed: [t('webhooks.failed'), 'error'],
};

export const DeliveryState = ({ state }: WebhookDeliveryRow) => {
  const [label, tone] = STATES[state];
  return <Pill label={label} tone={tone} />;
};

/** Result of the last attempt. */
export const lastAnswer = ({ attempts: [last] }: WebhookDeliveryRow): string => {
  if (!last) return '–';
  return last.status === null ? last.answer : `${last.status} ${last.answer}`.trim();
};
