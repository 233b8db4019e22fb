import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { tones } from '../../theme/tones.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { money, signed } from '../../ui/figures.js';
import { movementsOf, type Reconciliation } from './day.js';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Increases of what is owed to customers to the right, decreases to the left. */
export const FlowChart = ({ day, currency }: { day: Reconciliation; currency: string }) => {
  const { up, down } = tones[useTheme().palette.mode];
  const rows = movementsOf(day, useProducts());
  if (rows.every(({ moved }) => moved === 0))
    return <EmptyNote text={t('reconciliation.noMoneyMovedOnThisDay')} />;
  const write = (value: number | null): string => `${signed(value ?? 0, money)} ${currency}`;
  const sides = [
    { label: t('reconciliation.raised'), color: up, data: rows.map(({ moved }) => Math.max(0, moved)) },
    { label: t('reconciliation.lowered'), color: down, data: rows.map(({ moved }) => Math.min(0, moved)) },
  ];
  return (
    <BarChart
      height={260}
      skipAnimation
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      yAxis={[{ data: rows.map(({ name }) => name), scaleType: 'band', width: 132 }]}
      xAxis={[{ height: 24, tickNumber: 5, valueFormatter: (value: number) => compact.format(value) }]}
      series={sides.map((side) => ({
        ...side,
        stack: 'moved',
        stackOffset: 'diverging' as const,
        valueFormatter: write,
      }))}
      grid={{ vertical: true }}
    />
  );
};
