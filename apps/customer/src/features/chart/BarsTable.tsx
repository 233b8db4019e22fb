import { formatTimestamp, groupDigits } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Candle } from '../../api/symbols.js';
import { Unseen } from '../../ui/Unseen.js';

const READ_ALOUD = 20;

/** Latest bars as a table, for customers who cannot see the chart. */
export function BarsTable({ candles, precision }: { candles: readonly Candle[]; precision: number }) {
  const { t } = useTranslation();
  const price = (value: number) => groupDigits(value.toFixed(precision));
  return (
    <Unseen as="div">
      <table>
        <caption>{t('chart.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            <th scope="col">{t('chart.open')}</th>
            <th scope="col">{t('chart.high')}</th>
            <th scope="col">{t('chart.low')}</th>
            <th scope="col">{t('chart.close')}</th>
          </tr>
        </thead>
        <tbody>
          {candles.slice(-READ_ALOUD).map((candle) => (
            <tr key={candle.time}>
              <th scope="row">{formatTimestamp(candle.time * 1000, 'GMT')}</th>
              <td>{price(candle.open)}</td>
              <td>{price(candle.high)}</td>
              <td>{price(candle.low)}</td>
              <td>{price(candle.close)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unseen>
  );
}
