import { Alert, AlertTitle, Box, Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { InPageLink } from '../../ui/InPageLink.js';
import { Coming } from '../../ui/review/Coming.js';
import { FailedEvidence } from '../../ui/review/FailedEvidence.js';
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

/** Notice that the customer has no certified level, with a link to waiting papers. */
export const UncertifiedText = ({ id, otherwise }: { id: number; otherwise: string }) => {
  const { data: customer } = useSummary(id);
  const warning = customer && uncertified(customer);
  return warning?.page ? <WarningText warning={warning} /> : otherwise;
};

interface WarningsProps {
  readonly id: number;
  /** Request time of what is decided on, epoch ms. */
  readonly askedAt: number;
  /** Warnings left out: already shown next to it, or the subject of the decision. */
  readonly omits?: readonly WarningKind[];
  /** Customers whose identical pictures are already listed on the page. */
  readonly pictured?: readonly number[];
  /** Further points to check, placed by rank. */
  readonly flags?: readonly Flag[];
}

interface Flag {
  readonly key: string;
  readonly text: ReactNode;
  readonly rank: number;
}

/** Warnings about a customer, above the decision, heaviest first; nothing if there are none. */
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

/** Poll interval of the customer's figures, ms: money may be credited meanwhile. */
const AGAIN = 10_000;

interface BesideProps {
  readonly id: number;
  /** Whether the customer's identity is already shown. */
  readonly isKnown?: boolean;
  /** Customers whose identical pictures are already listed on the page. */
  readonly pictured?: readonly number[];
}

/** Customer next to the decision: identity, and what he has in common with others. */
export const CustomerBeside = ({ id, isKnown = false, pictured = [] }: BesideProps) => {
  const reading = useSummary(id, { refetchInterval: AGAIN });
  const { data: customer, error } = reading;
  if (error)
    return (
      <FailedEvidence text={t('customers.couldNotBeRead', { message: error.message })} reading={reading} />
    );
  if (!customer) return <Coming />;
  return (
    <>
      {!isKnown && <WhoItIs isNamed customer={customer} />}
      <CustomerRelations customer={customer} pictured={pictured} />
    </>
  );
};
