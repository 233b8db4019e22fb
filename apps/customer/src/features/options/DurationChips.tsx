import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatDuration } from '@truemark/i18n';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duration } from '../../api/options.js';
import { Figure } from '../../ui/Figure.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import { useMore } from '../../ui/useMore.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import { currentLanguage } from '../configuration/configuration.js';
import { inARow } from './in-a-row.js';
import { percentOf } from './percent.js';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  '& > p': { margin: 0, ...theme.typography.caption, color: theme.palette.error.main },
}));

const Row = styled('div')({
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // Fades overflow at the edge. Right-to-left mirroring applies to this style too.
  '&[data-more="true"]': { maskImage: 'linear-gradient(to right, black calc(100% - 40px), transparent)' },
  '[data-shape="wide"] &': {
    display: 'grid',
    maskImage: 'none',
    gridTemplateColumns: 'repeat(var(--in-a-row), minmax(0, 1fr))',
    gap: 8,
    '& > *': { paddingInline: 4 },
    [NARROW_THREE_COLUMNS]: { gap: 4, '& > *': { paddingInline: 0, whiteSpace: 'nowrap' } },
  },
});

const Chip = styled(ButtonBase)(({ theme }) => ({
  flex: '1 0 auto',
  flexDirection: 'column',
  minHeight: 48,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { minHeight: 44 } },
  padding: '2px 10px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.tokens.edge}`,
  ...theme.typography.body2,
  fontWeight: 600,
  '& small': { ...theme.typography.caption, fontWeight: 500, color: theme.palette.text.secondary },
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.accent.text,
    background: theme.palette.accent.tint,
    color: theme.palette.accent.text,
    '& small': { color: theme.palette.accent.text },
  },
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

/** Takes no space of its own. */
const End = styled('div')({
  flex: 'none',
  width: 1,
  marginInlineStart: -7,
  '[data-shape="wide"] &&': { display: 'none' },
});

interface DurationChipsProps {
  durations: readonly Duration[];
  picked: Duration | undefined;
  error: string | undefined;
  onPick: (seconds: number) => void;
}

/** Durations, each with the profit of a win. */
export function DurationChips({ durations, picked, error, onPick }: DurationChipsProps) {
  const { t } = useTranslation();
  const { tag } = currentLanguage();
  const { scroll, end, isMore } = useMore('0px 4px');
  return (
    <Box>
      <Row
        ref={scroll}
        data-more={isMore}
        role="group"
        aria-label={t('options.duration')}
        style={{ '--in-a-row': inARow(durations.length) } as CSSProperties}
      >
        {durations.map(({ seconds, ratio }) => (
          <Chip key={seconds} aria-pressed={seconds === picked?.seconds} onClick={() => onPick(seconds)}>
            <bdi>{formatDuration(seconds, tag, 'short')}</bdi>
            <small>
              <Figure>+{percentOf(ratio)}</Figure>
            </small>
          </Chip>
        ))}
        <End ref={end} aria-hidden />
      </Row>
      {error && <p role="alert">{error}</p>}
    </Box>
  );
}
