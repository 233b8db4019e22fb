import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { Icon } from '../../ui/Icon.js';
import { useEntries } from '../navigation/useEntries.js';

const Grid = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: 4,
  padding: 8,
});

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

/** Shortcuts that operators picked. */
export function HomeQuickMenu() {
  const { t } = useTranslation();
  const { entries, open } = useEntries('home_quick_menu');
  if (entries.length === 0) return null;
  return (
    <Grid aria-label={t('home.menu')}>
      {entries.map((entry) => (
        <Entry key={entry.id} onClick={() => open(entry)}>
          <i>
            <Icon name={entry.icon} />
          </i>
          <span>{entry.name}</span>
        </Entry>
      ))}
    </Grid>
  );
}
