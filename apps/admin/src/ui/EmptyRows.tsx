import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { EmptyNote } from './EmptyNote.js';
import { emptyReason, isShort } from './empty-reason.js';

interface Props {
  /** Text for an empty list while filters are set. */
  readonly text?: string;
  /** The same while none is set. */
  readonly unfiltered?: string;
  /** Explanation that a search for one or two letters matches less than a longer one. */
  readonly short?: string;
}

/** Why a list has no rows, and a link to those that its filters exclude. */
export const EmptyRows = ({ text, unfiltered = t('ui.nothingHereYet'), short }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const { why, typed } = emptyReason(filterValues ?? {});
  if (why === 'none') return <EmptyNote text={unfiltered} />;
  const texts = {
    typed: t('ui.noMatch', { text: typed }),
    waits: t('ui.nothingOfItWaits', { text: typed }),
    others: t('ui.nothingOfItFits', { text: typed }),
    filters: text ?? t('ui.nothingFits'),
  };
  // The search text is kept if the other filters exclude its matches.
  const isKept = why === 'waits' || why === 'others';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <EmptyNote text={[texts[why], isShort(typed) && short].filter(Boolean).join(' ')} />
      <Button onClick={() => setFilters(isKept ? { q: typed } : {}, {})}>
        {isKept ? t('ui.showAllOfIt', { text: typed }) : t('ui.showAll')}
      </Button>
    </Box>
  );
};
