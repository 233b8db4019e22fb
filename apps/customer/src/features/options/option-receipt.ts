import {
  formatMoney,
  formatPrice,
  formatSignedPlaces,
  formatTimestamp,
  ltr,
  MONEY_PLACES,
} from '@truemark/i18n';
import { sum } from '@truemark/money';
import type { TFunction } from 'i18next';
import type { Option } from '../../api/options.js';
import type { Receipt } from '../../ui/receipt.js';
import { deviceZone } from '../../ui/TimeText.js';
import { stateKey } from './option-words.js';

interface Written {
  readonly t: TFunction;
  readonly currency: string;
}

/** Receipt of a purchase: entry, if known, and expiry by the device's clock. */
export function boughtReceipt(option: Option, { t, currency }: Written): Receipt {
  const { symbol, stake, entryPrice, expiresAt, direction } = option;
  const time = ltr(formatTimestamp(expiresAt, deviceZone()).slice(11));
  return {
    title: t(`receipt.option.${direction}`, {
      stake: ltr(`${formatMoney(stake)} ${currency}`),
      symbol: ltr(symbol.showCode),
    }),
    detail:
      entryPrice === null
        ? t('receipt.option.expires', { time })
        : t('receipt.option.entry', { time, price: ltr(formatPrice(entryPrice, symbol.pricePrecision)) }),
    actions: [{ label: t('receipt.view'), to: '/order?type=1&source=1' }],
  };
}

/** Receipt of one or several results; a single one has a link. */
export function endedReceipt(ended: readonly Option[], { t, currency }: Written): Receipt {
  const [first] = ended;
  const isSingle = first !== undefined && ended.length === 1;
  const profit = formatSignedPlaces(sum(ended.map((option) => option.profit)), MONEY_PLACES);
  const list = '/order?type=3&source=1';
  return {
    title: isSingle
      ? t('options.result.title', { symbol: ltr(first.symbol.showCode) })
      : t('options.result.many', { number: ended.length, count: ended.length }),
    detail: `${t(isSingle ? stateKey(first) : 'options.result.sum')} ${ltr(`${profit} ${currency}`)}`,
    actions: [{ label: t('receipt.view'), to: isSingle ? `${list}&option=${first.id}` : list }],
  };
}
