import { Box, Typography, useTheme } from '@mui/material';
import { t } from '../../../texts/texts.js';
import { tones } from '../../../theme/tones.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { type FairnessRow, nameOf, percent, placeOn, type Scale, scaleOf } from './fairness.js';

const LABEL = 'minmax(88px, 28%)';
const row = { display: 'grid', gridTemplateColumns: `${LABEL} minmax(0, 1fr)`, columnGap: 3 } as const;

interface MarkProps {
  readonly at: number;
  readonly color: string;
}

/** Vertical line over the full height. */
const Line = ({ at, color }: MarkProps) => (
  <Box
    sx={{
      position: 'absolute',
      left: `${at}%`,
      top: 0,
      bottom: 0,
      borderLeft: `1px solid ${color}`,
      ml: '-0.5px',
    }}
  />
);

const Mark = ({ fairness, scale }: { fairness: FairnessRow; scale: Scale }) => {
  const { series, line, second } = tones[useTheme().palette.mode];
  const { majority_low: low, majority_high: high, majority_rate: rate } = fairness;
  if (low === null || high === null || rate === null) return null;
  const [from, to] = [placeOn(scale, low), placeOn(scale, high)];
  return (
    <Box sx={{ position: 'relative', height: 28, borderBottom: `1px solid ${line}` }}>
      <Line at={placeOn(scale, 0.5)} color={second} />
      <Box
        sx={{
          position: 'absolute',
          top: 12,
          left: `${from}%`,
          width: `${Math.max(0.5, to - from)}%`,
          height: 4,
          borderRadius: 2,
          bgcolor: series[1],
          opacity: 0.55,
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 9,
          left: `${placeOn(scale, rate)}%`,
          ml: '-5px',
          width: 10,
          height: 10,
          borderRadius: 5,
          bgcolor: series[1],
        }}
      />
    </Box>
  );
};

const Axis = ({ scale: { from, to } }: { scale: Scale }) => {
  const ticks = [from, (from + to) / 2, to];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', pt: 1 }}>
      {ticks.map((share) => (
        <Typography key={share} variant="caption" color="textSecondary">
          {percent(share)}
        </Typography>
      ))}
    </Box>
  );
};

const Key = () => {
  const { series, second } = tones[useTheme().palette.mode];
  const signs = [
    { name: t('options.wonByTheSideWithMore'), border: `3px solid ${series[1]}` },
    { name: t('options.evenChance50'), border: `1px solid ${second}` },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2 }}>
      {signs.map(({ name, border }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ width: 20, borderTop: border }} />
          <Typography variant="caption" color="textSecondary">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

interface Props {
  readonly rows: readonly FairnessRow[];
  /** Maximum number of rows, those with most options first. */
  readonly most: number;
}

/**
 * How often the side with more money won, with its interval, against an even chance. The table below has the figures.
 */
export const FairnessChart = ({ rows, most }: Props) => {
  const drawn = rows
    .filter(({ majority_rate: rate }) => rate !== null)
    .sort((a, b) => b.options - a.options)
    .slice(0, most);
  if (drawn.length === 0) return <EmptyNote text={t('options.noTossHadMoreMoneyOn')} />;
  const scale = scaleOf(drawn);
  return (
    <Box>
      <Key />
      <Box role="img" aria-label={t('options.sharesOfTossesWonByThe')} dir="ltr">
        {drawn.map((each) => (
          <Box key={each.id} sx={row}>
            <Typography variant="body2" noWrap sx={{ lineHeight: '28px' }}>
              {nameOf(each)}
            </Typography>
            <Mark fairness={each} scale={scale} />
          </Box>
        ))}
        <Box sx={row}>
          <span />
          <Axis scale={scale} />
        </Box>
      </Box>
    </Box>
  );
};
