import type { KlinePeriod } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { ChipRow } from '../../ui/ChipRow.js';

const PERIODS = ['1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year'] as const;

interface PeriodBarProps {
  period: KlinePeriod;
  onPick: (period: KlinePeriod) => void;
}

/** How long one candle lasts. */
export function PeriodBar({ period, onPick }: PeriodBarProps) {
  const { t } = useTranslation();
  const options = PERIODS.map((value) => ({ value, text: t(`chart.period.${value}`) }));
  return <ChipRow label={t('chart.periods')} options={options} value={period} onChange={onPick} />;
}
