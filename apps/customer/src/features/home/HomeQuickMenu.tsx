import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { useEntries } from '../navigation/useEntries.js';

/** Maximum per row in a narrow frame. */
const MOST = 4;
const WIDTH = 84;

const Area = styled('div')({ containerType: 'inline-size' });

/** Rows of nearly equal length: none has a single item. */
const Grid = styled(Card, { shouldForwardProp: (name) => name !== 'number' })<{ number: number }>(
  ({ number }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${Math.ceil(number / Math.ceil(number / MOST))}, minmax(0, 1fr))`,
    gap: 4,
    padding: 8,
    [`@container (min-width: ${number * WIDTH}px)`]: {
      gridTemplateColumns: `repeat(${number}, minmax(0, 1fr))`,
    },
  }),
);

const Entry = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 6,
  minHeight: 84,
  padding: '8px 4px',
  borderRadius: 12,
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.palette.text.primary,
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: 999,
    color: theme.palette.accent.text,
    background: theme.palette.accent.tint,
  },
  '& > span': { marginInline: -6, overflowWrap: 'break-word', hyphens: 'auto' },
}));

/** Shortcuts that operators chose. */
export function HomeQuickMenu() {
  const { t } = useTranslation();
  const { entries, open } = useEntries('home_quick_menu');
  if (entries.length === 0) return null;
  return (
    <Area>
      <Grid number={entries.length} aria-label={t('home.menu')}>
        {entries.map((entry) => (
          <Entry key={entry.id} onClick={() => open(entry)}>
            <i>
              <Icon name={entry.icon} />
            </i>
            <span>{entry.name}</span>
          </Entry>
        ))}
      </Grid>
    </Area>
  );
}
