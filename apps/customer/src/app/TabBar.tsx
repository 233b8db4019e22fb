import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { language } from '../api/language.js';
import { writeLocal } from '../api/storage.js';
import { useUnread } from '../features/messages/useMessages.js';
import { useKeptAddress, useSection } from '../features/navigation/kept.js';
import { ruleOf } from '../features/navigation/paths.js';
import { useEntries } from '../features/navigation/useEntries.js';
import { Icon } from '../ui/Icon.js';
import { textSize } from '../ui/theme/text-size.js';
import { Unseen } from '../ui/Unseen.js';

/** Breakpoint from which the tab bar is vertical at the side: enough width, or little height. */
const ASIDE = '@container (min-width: 900px)';
const LOW = '@media (orientation: landscape) and (max-height: 499px)';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  minHeight: 56,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: theme.palette.background.paper,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '&[data-below="true"]': { display: 'none' },
  // Keeps a long last name off the screen's edge.
  paddingInline: 8,
  '@media (max-width: 340px)': { paddingInline: 4 },
  [ASIDE]: {
    '&[data-below="true"]': { display: 'flex' },
    flexDirection: 'column',
    gap: 8,
    width: 96,
    padding: '16px 8px',
    borderBlockStart: 0,
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
  [LOW]: {
    '&[data-below="true"]': { display: 'flex' },
    flexDirection: 'column',
    gap: 0,
    width: 76,
    padding: '0 4px',
    overflowY: 'auto',
    borderBlockStart: 0,
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 56,
  flexDirection: 'column',
  gap: 2,
  color: theme.palette.text.secondary,
  ...theme.typography.caption,
  fontWeight: 500,
  // Six names with icons side by side: they grow as far as there is space.
  fontSize: textSize(12, 1.2),
  lineHeight: textSize(16, 1.2),
  '& svg': { fontSize: textSize(24, 1.2) },
  // Equal widths, except for a name that needs more. With large text they share the available width.
  '@media (min-width: 24em)': { minWidth: 'min-content', paddingInline: 4 },
  '@media (max-width: 23.99em)': { flexBasis: 'auto' },
  // At 320 px six names leave no gaps at the usual size, so a long name takes the space that a short one leaves.
  '@media (max-width: 340px)': { fontSize: textSize(12, 1.1), letterSpacing: '-0.03em' },
  '& > span': {
    maxWidth: 'calc(100% + 4px)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Keeps glyphs that exceed their line from being clipped: far above or below it, as in Arabic and Thai, or at its end.
    padding: '4px 2px',
    margin: '-4px -2px',
  },
  '&[aria-current]': { color: theme.palette.accent.text, fontWeight: 650 },
  '&.Mui-focusVisible': { outlineOffset: -4 },
  [ASIDE]: { flex: 'none', minWidth: 0, paddingInline: 0, borderRadius: 12 },
  [LOW]: { flex: 'none', minWidth: 0, paddingInline: 0, borderRadius: 12 },
})) as typeof ButtonBase;

/** Tabs that the menu lists and the app has. On pages below them they are shown only at the side. */
export function TabBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { entries, isShut, open } = useEntries('tab_bar');
  const section = useSection(pathname);
  const isBelow = ruleOf(pathname)?.kept !== true;
  const addressOf = useKeptAddress();
  const unread = useUnread();
  const shown = entries.filter(({ path }) => ruleOf(path)?.kept);
  const label = t('tabs.label');
  const isKnown = shown.length > 0;
  const kept = JSON.stringify({
    lang: language(),
    label,
    entries: shown.map(({ path, icon, name }) => ({ path, icon, name })),
  });
  // Stored for the first paint of the next visit: `public/early.js`.
  useEffect(() => {
    if (isKnown) writeLocal('tabs', kept);
  }, [isKnown, kept]);
  const isHere = (path: string) => {
    if (path === pathname) return 'page';
    return path === section || undefined;
  };
  return (
    <Bar aria-label={label} data-below={isBelow}>
      {shown.map((entry) => (
        <Tab
          key={entry.id}
          component={Link}
          to={addressOf(entry.path)}
          aria-current={isHere(entry.path)}
          onClick={(event) => {
            if (!isShut(entry)) return;
            event.preventDefault();
            open(entry);
          }}
        >
          <Badge
            component="div"
            variant="dot"
            color="error"
            invisible={entry.path !== '/user' || unread === 0}
          >
            <Icon name={entry.icon} />
          </Badge>
          <span>{entry.name}</span>
          {entry.path === '/user' && unread > 0 && (
            <Unseen>{t('messages.unread', { number: unread, count: unread })}</Unseen>
          )}
        </Tab>
      ))}
    </Bar>
  );
}
