import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatUnrounded } from '../../ui/figures.js';
import { HorizontalScroll } from '../../ui/HorizontalScroll.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { accountName, bookName, cause, causePage, type Entry, typeName, useWords } from './entry.js';

const Title = () => {
  const entry = useRecordContext<Entry>();
  return <>{entry ? t('ledgerEntries.ledgerEntry', { id: entry.id }) : t('ledgerEntries.ledgerEntry2')}</>;
};

const Postings = ({ entry }: { entry: Entry }) => {
  const words = useWords();
  return (
    <Table size="small" aria-label={t('ledgerEntries.postings')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('common.account')}</TableCell>
          <TableCell align="right">{t('ledgerEntries.debit')}</TableCell>
          <TableCell align="right">{t('ledgerEntries.credit')}</TableCell>
          <TableCell align="right">{t('ledgerEntries.balanceAfter')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entry.postings.map((posting) => (
          <TableRow key={posting.line}>
            <TableCell>
              {posting.customer_id === null ? (
                accountName(words, posting)
              ) : (
                <Link to={`/customers/${posting.customer_id}/show`}>{accountName(words, posting)}</Link>
              )}
            </TableCell>
            <TableCell align="right">{posting.side === 'D' ? formatUnrounded(posting.amount) : ''}</TableCell>
            <TableCell align="right">{posting.side === 'C' ? formatUnrounded(posting.amount) : ''}</TableCell>
            <TableCell align="right">{formatUnrounded(posting.balance_after)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const Body = () => {
  const entry = useRecordContext<Entry>();
  const words = useWords();
  if (!entry) return null;
  const page = causePage(words, entry);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Section title={typeName(words, entry.type)}>
        <Facts
          rows={[
            [t('common.when'), <When key="when" ms={entry.at_ms} />],
            [t('common.amount'), `${formatUnrounded(entry.amount)} ${entry.currency}`],
            [t('ledgerEntries.book'), bookName(entry.book)],
            [
              t('ledgerEntries.cause'),
              page === null ? (
                cause(words, entry)
              ) : (
                <Link key="cause" to={page}>
                  {cause(words, entry)}
                </Link>
              ),
            ],
            [t('ledgerEntries.by'), `${entry.actor_kind}${entry.actor_id ? ` ${entry.actor_id}` : ''}`],
            [t('ledgerEntries.note'), entry.memo],
            [t('ledgerEntries.reverses'), entry.reverses],
            [t('ledgerEntries.placeInTheJournal'), entry.lane_seq],
          ]}
        />
      </Section>
      <Section title={t('ledgerEntries.postings')}>
        <HorizontalScroll name={t('ledgerEntries.postings')}>
          <Postings entry={entry} />
        </HorizontalScroll>
      </Section>
    </Box>
  );
};

/** Entries are never changed or removed. */
export const LedgerEntryShow = () => (
  <RecordShow title={<Title />} component="div" actions={false}>
    <Body />
  </RecordShow>
);
