import type { AuthInfo, AuthStatus } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';

/** Certification status of each level, and why the last submission was rejected. */
export interface VerificationStanding {
  readonly junior: AuthStatus['junior_status'];
  readonly senior: AuthStatus['senior_status'];
  readonly juniorRejection: AuthStatus['junior_reject'];
  readonly seniorRejection: AuthStatus['senior_reject'];
}

const standingFrom = (wire: AuthStatus): VerificationStanding => ({
  junior: wire.junior_status,
  senior: wire.senior_status,
  juniorRejection: wire.junior_reject,
  seniorRejection: wire.senior_reject,
});

export async function fetchVerification(options: CallOptions): Promise<VerificationStanding> {
  return standingFrom(await get<AuthStatus>('/api/user/auth_status', {}, options));
}

/** Submits the junior (1) or the senior (2) level. */
export const submitLevel = (level: 1 | 2) =>
  action({
    path: level === 1 ? '/api/user/auth_junior_submit' : '/api/user/auth_senior_submit',
    write: (form: object) => form,
    read: standingFrom,
  });

/** Fetches the last submission for a level; empty texts if there is none. */
export async function fetchSubmitted(level: 1 | 2, options: CallOptions): Promise<AuthInfo> {
  return get<AuthInfo>('/api/user/auth_info', { type: level }, options);
}

/** Fetches the document number for which the senior level was granted; empty if it was not granted. */
export async function fetchApprovedCardId(options: CallOptions): Promise<string> {
  const { senior_status: standing, card_id: cardId } = await fetchSubmitted(2, options);
  return standing === 2 ? cardId : '';
}
