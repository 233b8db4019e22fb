import type { VerificationRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';

type Revoked = Pick<VerificationRow, 'revoked_by_name' | 'revoked_asked_by' | 'revoked_reason'>;

/** Who requested a revocation and why, and who approved it. */
export const revokedText = ({
  revoked_by_name: by,
  revoked_asked_by: asker,
  revoked_reason: why,
}: Revoked): string =>
  asker === null
    ? t('customers.revokedWhy', { who: by, why })
    : t('customers.revokedAskedBy', { asker, why, who: by });
