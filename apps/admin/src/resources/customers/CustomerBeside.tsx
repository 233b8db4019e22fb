import { Alert, Box, Link as MuiLink } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Coming } from '../../ui/review/Coming.js';
import { CustomerLink } from '../../ui/whose.js';
import { CustomerRelations } from './CustomerIdentity.js';
import { useSummary } from './use-summary.js';
import { WhoItIs } from './WhoItIs.js';
import {
  IN_COMMON,
  SHARED_PICTURES,
  uncertified,
  type Warning,
  type WarningKind,
  warningsOf,
} from './warnings.js';

/** Brings the list of what he shares with others into view, and whoever hears the page to it. */
function showShared(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const list = document.getElementById(event.currentTarget.hash.slice(1));
  list?.scrollIntoView({ block: 'center' });
  list?.focus({ preventScroll: true });
}

const WarningText = ({ warning, listsPictures }: { warning: Warning; listsPictures: boolean }) => {
  const { kind, text, page, others = [] } = warning;
  if (page)
    return (
      <MuiLink component={Link} to={page}>
        {text}
      </MuiLink>
    );
  if (kind === 'shares')
    return (
      <>
        <MuiLink href={`#${listsPictures ? SHARED_PICTURES : IN_COMMON}`} onClick={showShared}>
          {text}
        </MuiLink>
        {others.map(({ id, ...row }) => (
          <div key={id}>
            <CustomerLink id={id} row={row} />
          </div>
        ))}
      </>
    );
  return text;
};

/** That no level of his is certified: papers that wait are one press away. */
export const UncertifiedText = ({ id, otherwise }: { id: number; otherwise: string }) => {
  const { data: customer } = useSummary(id);
  const warning = customer && uncertified(customer);
  return warning?.page ? <WarningText warning={warning} listsPictures={false} /> : otherwise;
};

interface WarningsProps {
  readonly id: number;
  /** When what is decided on was asked for, in epoch ms. */
  readonly askedAt: number;
  /** What is said beside it already, or is what is decided on. */
  readonly omits?: readonly WarningKind[];
  /** Whether pictures that others have too are listed on the page. */
  readonly listsPictures?: boolean;
  /** What else is to be looked at, before it. */
  readonly first?: readonly { readonly key: string; readonly text: ReactNode }[];
}

/** The warnings of a customer, above what is decided on; nothing where there are none. */
export const CustomerWarnings = ({
  id,
  askedAt,
  omits = [],
  listsPictures = false,
  first = [],
}: WarningsProps) => {
  const { data: customer } = useSummary(id);
  const warnings = customer ? warningsOf(customer, askedAt, omits) : [];
  if (warnings.length + first.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {first.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {warnings.map((warning) => (
          <li key={warning.text}>
            <WarningText warning={warning} listsPictures={listsPictures} />
          </li>
        ))}
      </Box>
    </Alert>
  );
};

/** How often what he has is read anew, in ms: money may be credited meanwhile. */
const AGAIN = 10_000;

interface BesideProps {
  readonly id: number;
  /** Whether who he is stands beside it already. */
  readonly isKnown?: boolean;
  /** The customers whose same pictures are listed on the page already. */
  readonly pictured?: readonly number[];
}

/** The customer beside what is decided on: who he is, and what he has in common with others. */
export const CustomerBeside = ({ id, isKnown = false, pictured = [] }: BesideProps) => {
  const { data: customer, error } = useSummary(id, { refetchInterval: AGAIN });
  if (error) return <EmptyNote text={t('customers.couldNotBeRead', { message: error.message })} />;
  if (!customer) return <Coming />;
  return (
    <>
      {!isKnown && <WhoItIs isNamed customer={customer} />}
      <CustomerRelations customer={customer} pictured={pictured} />
    </>
  );
};
