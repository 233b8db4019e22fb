import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link, Show, useRecordContext } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { figure } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { accountName, cause, causePage, type Entry, typeName, useWords } from './entry.js';

const Title = () => {
  const entry = useRecordContext<Entry>();
  return <>{entry ? `Ledger entry ${entry.id}` : 'Ledger entry'}</>;
};

const Postings = ({ entry }: { entry: Entry }) => {
  const words = useWords();
  return (
    <Table size="small" aria-label="Postings">
      <TableHead>
        <TableRow>
          <TableCell>Account</TableCell>
          <TableCell align="right">Debit</TableCell>
          <TableCell align="right">Credit</TableCell>
          <TableCell align="right">Balance after</TableCell>
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
            <TableCell align="right">{posting.side === 'D' ? figure(posting.amount) : ''}</TableCell>
            <TableCell align="right">{posting.side === 'C' ? figure(posting.amount) : ''}</TableCell>
            <TableCell align="right">{figure(posting.balance_after)}</TableCell>
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
            ['When', <When key="when" ms={entry.at_ms} />],
            ['Amount', `${figure(entry.amount)} ${entry.currency}`],
            ['Book', entry.book],
            [
              'Cause',
              page === null ? (
                cause(entry)
              ) : (
                <Link key="cause" to={page}>
                  {cause(entry)}
                </Link>
              ),
            ],
            ['By', `${entry.actor_kind}${entry.actor_id ? ` ${entry.actor_id}` : ''}`],
            ['Note', entry.memo],
            ['Reverses', entry.reverses],
            ['Place in the journal', entry.lane_seq],
          ]}
        />
      </Section>
      <Section title="Postings">
        <Box sx={{ overflowX: 'auto' }}>
          <Postings entry={entry} />
        </Box>
      </Section>
    </Box>
  );
};

/** Entries are never changed or removed. */
export const LedgerEntryShow = () => (
  <Show title={<Title />} component="div" actions={false}>
    <Body />
  </Show>
);
