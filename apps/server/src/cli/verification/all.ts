import { SETTING_DEFAULTS } from '@truemark/contracts';
import type { JournalKey } from '../../platform/auth/journal-key.js';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { Reader } from '../../platform/database/reader.js';
import { schema } from '../../schema.js';
import { verifyAudit } from './audit.js';
import { verifyBars } from './bars.js';
import { verifyCash } from './cash.js';
import { verifyInputs } from './inputs.js';
import { verifyLinks } from './journal-links.js';
import { verifyLedger } from './ledger.js';
import { verifyTicks } from './market.js';
import { verifyOptions } from './options.js';
import { verifyOrders } from './orders.js';
import { verifyReplay } from './replay.js';
import { verifyReviews } from './reviews.js';
import { type OpenSealed, verifySimulator } from './simulator.js';
import { verifyWrittenRows } from './written-rows.js';

/** What a verification is given beside the database. */
export interface Witness {
  /** What seals the journal; null where there are no secrets. */
  readonly key: JournalKey | null;
  /** Opens the simulator's keys of days that are not over; absent where there are no secrets. */
  readonly openSealed?: OpenSealed;
  /** Ends of the audit log and of the journal that were written down elsewhere. */
  readonly auditEnd?: ChainEnd | undefined;
  readonly journalEnd?: ChainEnd | undefined;
}

type Step = (reader: Reader, witness: Witness) => Promise<string>;

/** What was written is looked at before it is decided again: a replay of altered inputs would only name what follows. */
const STEPS: readonly Step[] = [
  verifyLedger,
  verifyTicks,
  (reader, { openSealed = () => null }) => verifySimulator(reader, openSealed),
  verifyOrders,
  verifyOptions,
  verifyCash,
  verifyReviews,
  verifyInputs,
  (reader, { key, journalEnd }) => verifyLinks(reader, key, journalEnd),
  (reader, { key }) => verifyWrittenRows(reader, schema, key),
  verifyBars,
  (reader, { auditEnd }) => verifyAudit(reader, auditEnd),
  (reader) => verifyReplay(reader, SETTING_DEFAULTS),
];

/** Looks at everything, one after the other, and says what was found; throws `Mismatch` at the first that differs. */
export async function verifyAll(
  reader: Reader,
  witness: Witness,
  say: (found: string) => void,
): Promise<void> {
  for (const step of STEPS) say(await step(reader, witness));
}
