import { useTranslation } from 'react-i18next';
import { ChipRow } from '../../ui/ChipRow.js';
import { PERIODS, type View } from './chart-choice.js';

const VIEWS: readonly View[] = ['tick', ...PERIODS];

interface ViewBarProps {
  view: View;
  onPick: (view: View) => void;
}

/** Selector of ticks or a bar period. */
export function ViewBar({ view, onPick }: ViewBarProps) {
  const { t } = useTranslation();
  const options = VIEWS.map((value) => ({ value, text: t(`chart.period.${value}`) }));
  return <ChipRow label={t('chart.periods')} options={options} value={view} onChange={onPick} />;
}
