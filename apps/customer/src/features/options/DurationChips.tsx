import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatDuration } from '@truemark/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duration } from '../../api/options.js';
import { Figure } from '../../ui/Figure.js';
import { currentLanguage } from '../configuration/configuration.js';
import { percentOf } from './percent.js';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& > span': { ...theme.typography.body2, fontWeight: 500 },
  '& > p': { margin: 0, ...theme.typography.caption, color: theme.palette.error.main },
}));

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: 8,
});

const Chip = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  minHeight: 56,
  padding: '4px 8px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  ...theme.typography.body2,
  fontWeight: 600,
  '& small': { ...theme.typography.caption, fontWeight: 500, color: theme.palette.text.secondary },
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.accent.text,
    background: theme.palette.accent.tint,
    color: theme.palette.accent.text,
    '& small': { color: theme.palette.accent.text },
  },
}));

interface DurationChipsProps {
  durations: readonly Duration[];
  picked: Duration | undefined;
  error: string | undefined;
  onPick: (seconds: number) => void;
}

/** How long an option can run, each with what a win brings. */
export function DurationChips({ durations, picked, error, onPick }: DurationChipsProps) {
  const { t } = useTranslation();
  const label = useId();
  const { tag } = currentLanguage();
  return (
    <Box>
      <span id={label}>{t('options.duration')}</span>
      <Grid role="group" aria-labelledby={label}>
        {durations.map(({ seconds, ratio }) => (
          <Chip key={seconds} aria-pressed={seconds === picked?.seconds} onClick={() => onPick(seconds)}>
            <bdi>{formatDuration(seconds, tag, 'short')}</bdi>
            <small>
              <Figure>+{percentOf(ratio)}</Figure>
            </small>
          </Chip>
        ))}
      </Grid>
      {error && <p role="alert">{error}</p>}
    </Box>
  );
}
