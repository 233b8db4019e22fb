import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { formatUnrounded } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { placeName, typeName, useWords } from './entry.js';

/** Entry as the page of its cause shows it. */
interface CausedEntry {
  readonly id: number;
  readonly type: string;
  readonly at_ms: number;
  readonly postings: readonly {
    readonly account: string;
    readonly side: 'C' | 'D';
    readonly amount: number;
  }[];
}

/** Names wrap before the figures are cut off. */
const WRAPPED = { whiteSpace: 'normal', py: 1 };

/** Ledger entries of the record shown. */
export const Entries = ({ entries }: { entries: readonly CausedEntry[] }) => {
  const words = useWords();
  if (entries.length === 0) return null;
  return (
    <Section title={t('ledgerEntries.entries')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('ledgerEntries.entries')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('ledgerEntries.ledgerEntry2')}</TableCell>
              <TableCell>{t('common.when')}</TableCell>
              <TableCell>{t('common.account')}</TableCell>
              <TableCell align="right">{t('ledgerEntries.debit')}</TableCell>
              <TableCell align="right">{t('ledgerEntries.credit')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map(({ id, type, at_ms: at, postings }) =>
              postings.map(({ account, side, amount }, line) => (
                <TableRow key={`${id} ${account} ${side}`}>
                  <TableCell sx={WRAPPED}>
                    {line === 0 && (
                      <Link to={`/ledger-entries/${id}/show`}>
                        {typeName(words, type)} ({id})
                      </Link>
                    )}
                  </TableCell>
                  <TableCell>{line === 0 && <When ms={at} />}</TableCell>
                  <TableCell sx={WRAPPED}>{placeName(words, account)}</TableCell>
                  <TableCell align="right">{side === 'D' ? formatUnrounded(amount) : ''}</TableCell>
                  <TableCell align="right">{side === 'C' ? formatUnrounded(amount) : ''}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
};
