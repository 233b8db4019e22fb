import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { deviceOf } from '../../ui/device.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { HorizontalScroll } from '../../ui/HorizontalScroll.js';
import { Pill } from '../../ui/Pill.js';
import { When } from '../../ui/WhenField.js';

interface Login {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number;
  readonly revoked_at_ms: number | null;
  readonly is_live: boolean;
}

interface Narrow {
  /** Next to other cards: the address is below the device, and the least important column is left out. */
  readonly isNarrow?: boolean;
}

const Row = ({ login, isNarrow }: { login: Login } & Narrow) => (
  <TableRow>
    <TableCell title={login.user_agent}>
      {deviceOf(login.user_agent)}
      {isNarrow && (
        <Typography variant="caption" color="textSecondary" component="div">
          {login.address}
        </Typography>
      )}
    </TableCell>
    {!isNarrow && (
      <>
        <TableCell>{login.address}</TableCell>
        <TableCell>
          <When ms={login.created_at_ms} />
        </TableCell>
      </>
    )}
    <TableCell>
      <When ms={login.last_used_at_ms} />
    </TableCell>
    <TableCell>
      {login.is_live ? (
        <Pill label={t('customers.live')} tone="success" />
      ) : (
        <Pill label={t('customers.ended')} />
      )}{' '}
      {!isNarrow && login.revoked_at_ms !== null && <When ms={login.revoked_at_ms} />}
    </TableCell>
  </TableRow>
);

/** Last fifty sign-ins: device, address and time. */
export const CustomerLogins = ({ customerId }: { customerId: number }) => {
  const { data } = useQuery({
    queryKey: ['customers', customerId, 'sessions'],
    queryFn: () => get<Login[]>(`customers/${customerId}/sessions`),
    refetchInterval: 10_000,
  });
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ width: '100%' }} />;
  return <LoginTable logins={data} />;
};

/** Sign-ins, last used first. */
export const LoginTable = ({ logins, isNarrow = false }: { logins: readonly Login[] } & Narrow) => {
  if (logins.length === 0) return <EmptyNote text={t('customers.neverSignedIn')} />;
  return (
    <HorizontalScroll name={t('customers.logins')}>
      <Table size="small" aria-label={t('customers.logins')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('customers.device')}</TableCell>
            {!isNarrow && (
              <>
                <TableCell>{t('common.address')}</TableCell>
                <TableCell>{t('customers.signedIn')}</TableCell>
              </>
            )}
            <TableCell>{t('customers.lastUsed')}</TableCell>
            <TableCell>{t('common.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {logins.map((login) => (
            <Row key={login.id} login={login} isNarrow={isNarrow} />
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
};
