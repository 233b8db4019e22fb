import { Alert, AlertTitle, Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { InPageLink } from '../../ui/InPageLink.js';
import { Coming } from '../../ui/review/Coming.js';
import { CustomerLink } from '../../ui/whose.js';
import { CustomerRelations } from './CustomerIdentity.js';
import { useSummary } from './use-summary.js';
import { WhoItIs } from './WhoItIs.js';
import {
  IN_COMMON,
  RANKS,
  relatedWithout,
  uncertified,
  type Warning,
  type WarningKind,
  warningsOf,
} from './warnings.js';

const WarningText = ({ warning }: { warning: Warning }) => {
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
        <InPageLink to={IN_COMMON}>{text}</InPageLink>
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
  return warning?.page ? <WarningText warning={warning} /> : otherwise;
};

interface WarningsProps {
  readonly id: number;
  /** When what is decided on was asked for, in epoch ms. */
  readonly askedAt: number;
  /** What is said beside it already, or is what is decided on. */
  readonly omits?: readonly WarningKind[];
  /** The customers whose same pictures are listed on the page already. */
  readonly pictured?: readonly number[];
  /** What else is to be looked at, each where its rank puts it. */
  readonly flags?: readonly Flag[];
}

interface Flag {
  readonly key: string;
  readonly text: ReactNode;
  readonly rank: number;
}

/** The warnings of a customer, above what is decided on, headed by the heaviest; nothing where there are none. */
export const CustomerWarnings = ({ id, askedAt, omits = [], pictured = [], flags = [] }: WarningsProps) => {
  const { data: customer } = useSummary(id);
  const own = customer
    ? warningsOf(
        { ...customer, related: relatedWithout(customer.related, new Set(pictured)) },
        askedAt,
        omits,
      )
    : [];
  const all: Flag[] = [
    ...flags,
    ...own.map((warning) => ({
      key: warning.text,
      text: <WarningText warning={warning} />,
      rank: RANKS[warning.kind],
    })),
  ].sort((one, other) => one.rank - other.rank);
  const [heaviest, ...others] = all;
  if (!heaviest) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {others.length > 0 && <AlertTitle component="div">{heaviest.text}</AlertTitle>}
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {(others.length > 0 ? others : all).map(({ key, text }) => (
          <li key={key}>{text}</li>
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
