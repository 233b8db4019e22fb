import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { get } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { HorizontalScroll } from '../../ui/HorizontalScroll.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { type Approval, STATES } from './approval.js';
import { RequestText } from './RequestText.js';

/** Sentences wrap before the table becomes wider than the page. */
const WRAPPED = { whiteSpace: 'normal', minWidth: 120, py: 1 };

/** Approval requests for an API path, newest first. */
export const RequestsOf = ({ path }: { path: string }) => {
  const { data, error } = useQuery({
    queryKey: [path],
    queryFn: () => get<Approval[]>(path),
    refetchInterval: 10_000,
  });
  return (
    <Section title={t('approvals.requests')}>
      {error && <EmptyNote text={t('approvals.theyCouldNotBeRead', { message: error.message })} />}
      {data?.length === 0 && <EmptyNote text={t('approvals.nobodyHasAskedForAnythingYet')} />}
      {data && data.length > 0 && (
        <HorizontalScroll name={t('approvals.requests')}>
          <Table size="small" aria-label={t('approvals.requests')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('common.asked')}</TableCell>
                <TableCell>{t('approvals.wouldChange')}</TableCell>
                <TableCell>{t('common.reason')}</TableCell>
                <TableCell>{t('approvals.askedBy')}</TableCell>
                <TableCell>{t('common.state')}</TableCell>
                <TableCell>{t('common.decidedBy')}</TableCell>
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
                  <TableCell sx={WRAPPED}>
                    <RequestText request={request} />
                  </TableCell>
                  <TableCell sx={WRAPPED}>{request.reason}</TableCell>
                  <TableCell>
                    {request.is_own ? (
                      t('approvals.you')
                    ) : (
                      <OperatorName name={request.maker_name} email={request.maker} />
                    )}
                  </TableCell>
                  <TableCell>
                    <Pill {...STATES[request.state]} />
                  </TableCell>
                  <TableCell>
                    <OperatorName name={request.decider_name} email={request.decider} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </HorizontalScroll>
      )}
    </Section>
  );
};
