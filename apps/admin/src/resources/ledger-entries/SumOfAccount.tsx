import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { count } from '../../ui/figures.js';
import { heightUnder } from '../../ui/HorizontalScroll.js';
import { Sum } from '../../ui/Sum.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import { type Entry, movedOfHouse, useWords } from './entry.js';
import { useHouseAccount } from './LedgerEntryColumns.js';

/** Sum of the listed entries for the broker account they are filtered by: the figure that linked here. */
export const SumOfAccount = () => {
  const words = useWords();
  const account = useHouseAccount();
  const { data, total = 0 } = useListContext<Entry>();
  if (account === undefined || !data || data.length === 0) return null;
  const sum = sumExactly(data.map((entry) => movedOfHouse(words, entry, account)));
  const facts = {
    ...{ account: words.accounts[account] ?? account, sum: <Sum value={sum} /> },
    ...{ count: count(data.length), total: count(total) },
  };
  return (
    <Box sx={{ px: 3, py: 2, '& + section': { maxHeight: heightUnder(36) } }}>
      <Typography variant="body2" component="div">
        {formatRich(data.length < total ? 'ledgerEntries.sumOfThisPage' : 'ledgerEntries.sumOfAll', facts)}
      </Typography>
    </Box>
  );
};
