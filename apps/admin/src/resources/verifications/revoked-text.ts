import type { VerificationRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';

type Revoked = Pick<VerificationRow, 'revoked_by_name' | 'revoked_asked_by' | 'revoked_reason'>;

/** Who asked for a level to be taken back, in whose words, and who agreed to it. */
export const revokedText = ({
  revoked_by_name: by,
  revoked_asked_by: asker,
  revoked_reason: why,
}: Revoked): string =>
  asker === null
    ? t('customers.revokedWhy', { who: by, why })
    : t('customers.revokedAskedBy', { asker, why, who: by });
