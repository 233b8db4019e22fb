import { styled } from '@mui/material/styles';
import { groupDigits } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Candle } from '../../../api/symbols.js';
import { Figure } from '../../../ui/Figure.js';

const Row = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  margin: 0,
  padding: '2px 4px',
  // Two lines where one is too short, whichever it is: nothing below it moves.
  minHeight: 20,
  ...theme.typography.caption,
  '& > div': { display: 'flex', gap: 4 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500 },
}));

/** Open, high, low and close of one candle. */
export function CandleReading({ candle, precision }: { candle: Candle | undefined; precision: number }) {
  const { t } = useTranslation();
  const facts = [
    [t('chart.open'), candle?.open],
    [t('chart.high'), candle?.high],
    [t('chart.low'), candle?.low],
    [t('chart.close'), candle?.close],
  ] as const;
  return (
    <Row>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure>{value === undefined ? '–' : groupDigits(value.toFixed(precision))}</Figure>
          </dd>
        </div>
      ))}
    </Row>
  );
}
