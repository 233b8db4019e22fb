import { formatMoney, formatPrice, formatTimestamp, ltr } from '@truemark/i18n';
import type { TFunction } from 'i18next';
import type { Option } from '../../api/options.js';
import type { Receipt } from '../../ui/receipt.js';
import { deviceZone } from '../../ui/TimeText.js';

/** What was bought; where it entered, as far as that is known, and until when it runs on the device's clock. */
export function boughtReceipt(option: Option, { t, currency }: { t: TFunction; currency: string }): Receipt {
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
    action: { label: t('receipt.view'), to: '/order?type=1&source=1' },
  };
}
