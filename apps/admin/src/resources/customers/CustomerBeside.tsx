import { Alert, Box } from '@mui/material';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { Coming } from '../../ui/review/Coming.js';
import { CustomerRelations } from './CustomerIdentity.js';
import type { Summary } from './customer.js';
import { useSummary } from './use-summary.js';
import { blockedFrom, WhoItIs } from './WhoItIs.js';

/** Who registered so long before is new, in ms. */
const NEW = 24 * 3_600_000;
/** What is shared by chance least. */
const STRONG: readonly Summary['related'][number]['kind'][] = ['device', 'payout', 'picture'];

type Warning = 'certified' | 'new' | 'blocked' | 'shares';

/** What of the customer a reviewer should look at first, as of the moment when he asked. */
function warningsOf(customer: Summary, askedAt: number, omits: readonly Warning[]): string[] {
  const others = new Set(
    customer.related
      .filter(({ kind }) => STRONG.includes(kind))
      .flatMap(({ customers, more_ids: more }) => [...customers.map(({ id }) => id), ...more]),
  );
  const isCertified = customer.identity.some(({ state }) => state === 'certified');
  const raised: readonly (readonly [Warning, boolean, string])[] = [
    ['certified', !isCertified, t('customers.warnNotCertified')],
    ['new', askedAt - customer.created_at_ms < NEW, t('customers.warnNew')],
    ['blocked', blockedFrom(customer).length > 0, t('customers.warnBlocked')],
    ['shares', others.size > 0, t('customers.warnShares', { count: others.size })],
  ];
  return raised.flatMap(([kind, isRaised, text]) => (isRaised && !omits.includes(kind) ? [text] : []));
}

interface WarningsProps {
  readonly id: number;
  /** When what is decided on was asked for, in epoch ms. */
  readonly askedAt: number;
  /** What is said beside it already, or is what is decided on. */
  readonly omits?: readonly Warning[];
}

/** The warnings of a customer, above what is decided on; nothing where there are none. */
export const CustomerWarnings = ({ id, askedAt, omits = [] }: WarningsProps) => {
  const { data: customer } = useSummary(id);
  const warnings = customer ? warningsOf(customer, askedAt, omits) : [];
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Box>
    </Alert>
  );
};

interface BesideProps {
  readonly id: number;
  /** Whether who he is stands beside it already. */
  readonly isKnown?: boolean;
}

/** The customer beside what is decided on: who he is, and what he has in common with others. */
export const CustomerBeside = ({ id, isKnown = false }: BesideProps) => {
  const { data: customer, error } = useSummary(id);
  if (error) return <EmptyNote text={t('customers.couldNotBeRead', { message: error.message })} />;
  if (!customer) return <Coming />;
  return (
    <>
      {!isKnown && <WhoItIs isNamed customer={customer} />}
      <CustomerRelations customer={customer} />
    </>
  );
};
