import Search from '@mui/icons-material/Search';
import { Box, Dialog, InputBase, LinearProgress, Typography } from '@mui/material';
import { LONGEST_SEARCH } from '@truemark/contracts/admin';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Me } from '../providers/auth-provider.js';
import { t } from '../texts/texts.js';
import { enterPage } from '../ui/enter-page.js';
import { READ_OUT } from '../ui/read-out.js';
import type { Entry } from './entry.js';
import { linesOf, type Marked, placeOf } from './marked.js';
import { LIST, optionId, SearchResults } from './SearchResults.js';
import { SEARCH_HEAD } from './search-context.js';
import { noteFound } from './use-recent.js';
import { useSearch } from './use-search.js';

interface Props {
  readonly me: Me;
  readonly onClose: () => void;
}

/** Search box for people, numbers, settings, pages and commands, usable by keyboard alone. */
export const SearchDialog = ({ me, onClose }: Props) => {
  const [typed, setTyped] = useState('');
  /** Line marked by the arrow keys; null: the first line. */
  const [marked, setMarked] = useState<Marked | null>(null);
  const [waitsFor, setWaitsFor] = useState<'here' | 'beside' | null>(null);
  /** Whether a chosen page is being navigated to. */
  const leads = useRef(false);
  const navigate = useNavigate();
  const { groups, isCurrent, error } = useSearch(me, typed);
  const lines = linesOf(groups);
  const place = placeOf(lines, marked);
  const at = Math.max(place, 0);
  const entry = lines[at]?.entry;

  const open = (entry: Entry | undefined, where: 'here' | 'beside'): void => {
    if (!entry) return;
    if (entry.fill !== undefined) {
      setTyped(entry.fill);
      setMarked(null);
      return;
    }
    noteFound(me, entry);
    if (entry.to !== undefined && where === 'beside') {
      globalThis.open(`/admin${entry.to}`, '_blank', 'noopener');
      return;
    }
    onClose();
    if (entry.run) entry.run();
    else if (entry.to !== undefined) {
      leads.current = true;
      void navigate(entry.to);
    }
  };

  // Runs once the dialog has closed and returned the focus to its former place.
  useEffect(() => () => void (leads.current && enterPage()), []);

  // Enter pressed before the server has answered applies to the typed text, not to the earlier results.
  useEffect(() => {
    if (waitsFor === null || !isCurrent) return;
    setWaitsFor(null);
    open(entry, waitsFor);
  });

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const moves: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const to = moves[event.key];
    if (to !== undefined && lines.length > 0) {
      event.preventDefault();
      setMarked(lines[(to + lines.length) % lines.length] ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const where = event.ctrlKey || event.metaKey ? 'beside' : 'here';
      // A marked line is chosen at once, whatever results are still to come.
      if (place === -1) setWaitsFor(where);
      else open(entry, where);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={SEARCH_HEAD}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Typography id={SEARCH_HEAD} component="h2" sx={READ_OUT}>
        {t('search.searchEverything')}
      </Typography>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        <Search fontSize="small" color="disabled" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={t('search.placeholder')}
          onChange={({ target }) => {
            setTyped(target.value);
            setMarked(null);
            setWaitsFor(null);
          }}
          onKeyDown={press}
          sx={{ height: 48 }}
          slotProps={{
            input: {
              role: 'combobox',
              maxLength: LONGEST_SEARCH,
              spellCheck: false,
              autoComplete: 'off',
              'aria-label': t('search.searchEverything'),
              'aria-expanded': lines.length > 0,
              'aria-controls': LIST,
              'aria-autocomplete': 'list',
              'aria-activedescendant': entry ? optionId(entry) : undefined,
            },
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{!isCurrent && <LinearProgress sx={{ height: 2 }} />}</Box>
      <SearchResults groups={groups} marked={entry} onOpen={open} isCurrent={isCurrent} />
      {(error || (lines.length === 0 && isCurrent)) && (
        <Typography role="status" color={error ? 'error' : 'textSecondary'} sx={{ px: 4, py: 4 }}>
          {error ? error.message : t(me.role === 'owner' ? 'search.nothingAtAll' : 'search.nothing')}
        </Typography>
      )}
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ px: 4, py: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {t('search.howTo')}
      </Typography>
    </Dialog>
  );
};
