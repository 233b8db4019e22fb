import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../api/funds.js';
import { moneyText } from '../fund-words.js';
import { profitSteps } from './profit-steps.js';

const WIDTH = 320;
const HEIGHT = 96;

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  '& figcaption': {
    marginBlockEnd: 8,
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  },
  '& svg': { display: 'block', width: '100%', height: HEIGHT, overflow: 'visible' },
}));

/** Cumulative profits per day, past and expected. The list below holds the same values. */
export function ProfitChart({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const { daysPaid, lockDividendDays: all, profits, totalProfit, currency, status } = subscription;
  const points = profitSteps(subscription, WIDTH, HEIGHT);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const last = points.at(-1) ?? { x: 0, y: HEIGHT };
  const words = {
    paid: daysPaid,
    all,
    profits: moneyText(profits, currency),
    total: moneyText(totalProfit, currency),
  };
  return (
    <Frame>
      <figcaption>
        {t(status === 'running' ? 'mining.chart.running' : 'mining.chart.ended', words)}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {[0, 0.5, 1].map((part) => (
          <line
            key={part}
            x1={0}
            x2={WIDTH}
            y1={HEIGHT * part}
            y2={HEIGHT * part}
            stroke={palette.divider}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polygon points={`${line} ${last.x},${HEIGHT} 0,${HEIGHT}`} fill={palette.accent.tint} />
        <polyline
          points={line}
          fill="none"
          stroke={palette.accent.text}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {status === 'running' && (
          <line
            x1={last.x}
            y1={last.y}
            x2={WIDTH}
            y2={0}
            stroke={palette.text.secondary}
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </Frame>
  );
}
