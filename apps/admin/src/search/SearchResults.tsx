import { Box, Typography } from '@mui/material';
import { useEffect, useId } from 'react';
import { t } from '../texts/texts.js';
import { When } from '../ui/WhenField.js';
import type { Entry, EntryGroup } from './entry.js';

export const LIST = 'search-results';

/** Element id of an entry's line, for the field's `aria-activedescendant`. */
export const optionId = ({ key }: Entry): string => `found-${key.replaceAll(/[^\w-]/g, '_')}`;

interface Props {
  readonly groups: readonly EntryGroup[];
  readonly marked: Entry | undefined;
  /** False while the results are those of an earlier text. */
  readonly isCurrent: boolean;
  readonly onOpen: (entry: Entry, where: 'here' | 'beside') => void;
}

/** Search results in groups; the marked line is kept in view. */
export const SearchResults = ({ groups, marked, isCurrent, onOpen }: Props) => {
  const id = marked && optionId(marked);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Box
      id={LIST}
      role="listbox"
      aria-label={t('search.found')}
      aria-busy={!isCurrent}
      sx={{ overflowY: 'auto', maxHeight: '60vh', pb: groups.length > 0 ? 2 : 0 }}
    >
      {groups.map((group, index) => (
        <Group key={`${group.name}${index}`} group={group} marked={marked} onOpen={onOpen} />
      ))}
    </Box>
  );
};

const Group = ({ group, marked, onOpen }: Pick<Props, 'marked' | 'onOpen'> & { group: EntryGroup }) => {
  const name = useId();
  return (
    <Box role="group" aria-labelledby={name}>
      <Typography
        id={name}
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ px: 4, pt: 3, pb: 1 }}
      >
        {group.name}
      </Typography>
      {group.entries.map((entry) => (
        <Box
          key={entry.key}
          id={optionId(entry)}
          role="option"
          aria-selected={entry === marked}
          onClick={({ ctrlKey, metaKey }) => onOpen(entry, ctrlKey || metaKey ? 'beside' : 'here')}
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            gap: 3,
            minHeight: 36,
            px: 4,
            py: 2,
            cursor: 'pointer',
            borderInlineStart: 3,
            borderColor: entry === marked ? 'primary.main' : 'transparent',
            bgcolor: entry === marked ? 'action.selected' : undefined,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography variant="body2" noWrap sx={{ flexShrink: 0, maxWidth: '60%', fontWeight: 500 }}>
            {entry.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
            {entry.facts.join(' · ')}
          </Typography>
          {entry.at !== null && (
            <Typography variant="caption" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
              <When ms={entry.at} />
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
