import { Box, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { EmptyNote } from './EmptyNote.js';

interface Props {
  /** Why there is nothing to see while filters are set. */
  readonly text: string;
  /** The same while none is set. */
  readonly unfiltered?: string;
}

/** Why a list has no rows, and the way to those that its filters leave out. */
export const EmptyRows = ({ text, unfiltered = t('ui.nothingHereYet') }: Props) => {
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.values(filterValues ?? {}).some((value) => value !== '' && value !== undefined);
  if (!isFiltered) return <EmptyNote text={unfiltered} />;
  const { q } = filterValues ?? {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <EmptyNote text={q ? t('ui.noMatch', { text: String(q) }) : text} />
      <Button onClick={() => setFilters({}, {})}>{t('ui.showAll')}</Button>
    </Box>
  );
};
