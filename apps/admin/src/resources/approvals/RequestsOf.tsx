import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { get } from '../../providers/http.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { type Approval, changeText, STATES } from './approval.js';

/** What a second person was asked for at an address below the API, the newest first. */
export const RequestsOf = ({ path }: { path: string }) => {
  const { data, error } = useQuery({
    queryKey: [path],
    queryFn: () => get<Approval[]>(path),
    refetchInterval: 10_000,
  });
  return (
    <Section title="Requests">
      {error && <EmptyNote text={`They could not be read: ${error.message}`} />}
      {data?.length === 0 && <EmptyNote text="Nobody has asked for anything yet." />}
      {data && data.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label="Requests">
            <TableHead>
              <TableRow>
                <TableCell>Asked</TableCell>
                <TableCell>Would change</TableCell>
                <TableCell>Reason</TableCell>
                <TableCell>Asked by</TableCell>
                <TableCell>State</TableCell>
                <TableCell>Decided by</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((request) => (
                <TableRow key={request.id}>
                  <TableCell>
                    <Link to={`/approvals/${request.id}/show`}>
                      <When ms={request.made_at_ms} />
                    </Link>
                  </TableCell>
                  <TableCell>{changeText(request)}</TableCell>
                  <TableCell>{request.reason}</TableCell>
                  <TableCell>{request.is_own ? 'You' : request.maker}</TableCell>
                  <TableCell>
                    <Pill {...STATES[request.state]} />
                  </TableCell>
                  <TableCell>{request.decider ?? '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Section>
  );
};
