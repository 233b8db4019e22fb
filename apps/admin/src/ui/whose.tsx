import { Box } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link } from 'react-admin';
import { t } from '../texts/texts.js';
import { cut } from './cut.js';
import { isolated } from './isolated.js';
import { MailText } from './MailText.js';

/** Customer as named in a list row; the name is empty if the role may not read customers. */
interface Named {
  readonly uid: string;
  readonly customer_name: string;
}

/** The same for a customer's own record. */
interface Person {
  readonly uid: string;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly nickname?: string | null;
}

/** Customer's name; empty: none, or the role may not read it. */
export const nameIn = (row: Named | Person): string =>
  'customer_name' in row ? row.customer_name : row.name || row.email || row.nickname || '';

/** `Mia Bennett · 35119818`, or the UID alone. */
export const customerLabel = (row: Named | Person): string => {
  const name = nameIn(row);
  return name === '' ? row.uid : `${isolated(name)} · ${row.uid}`;
};

/** Cell style for a customer in a list: fixed width, not widened by a long name. */
export const customerCell = cut(232);

/** In a list the name shares a line with the UID, which is never cut off. */
const line = {
  display: 'inline-flex',
  maxWidth: '100%',
  verticalAlign: 'bottom',
  whiteSpace: 'pre',
} as const;

const Name = ({ row, isDemo, isCut }: { row: Named | Person; isDemo: boolean; isCut: boolean }) => {
  const name = nameIn(row);
  return (
    <Box component="span" sx={isCut ? line : {}} title={customerLabel(row)}>
      {name !== '' && (
        <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {isCut ? name : <MailText text={name} />}
        </Box>
      )}
      {name !== '' && !isCut && ' '}
      <Box
        component="span"
        sx={{
          flex: 'none',
          whiteSpace: isCut ? 'pre' : 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          ...(name !== '' && { color: 'text.secondary' }),
        }}
      >
        {name === '' ? row.uid : `${isCut ? ' ' : ''}· ${row.uid}`}
        {isDemo ? t('common.demoMark') : ''}
      </Box>
    </Box>
  );
};

interface Props {
  readonly id: number;
  readonly row: Named | Person;
  readonly isDemo?: boolean;
  /** In a list column with `customerCell`: a long name is cut off. */
  readonly isCut?: boolean;
}

/** Customer of a row, linked to his page. */
export const CustomerLink = ({ id, row, isDemo = false, isCut = false }: Props) => (
  <Link to={`/customers/${id}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
    <Name row={row} isDemo={isDemo} isCut={isCut} />
  </Link>
);

/** Customer of a list row, without a link: the whole row links elsewhere. */
export const CustomerName = ({ row }: { row: Named | Person }) => <Name row={row} isDemo={false} isCut />;
