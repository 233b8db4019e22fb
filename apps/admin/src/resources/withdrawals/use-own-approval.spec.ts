import { expect, it } from 'vitest';
import { ownApprovalText } from './use-own-approval.js';
import type { WithdrawalDetails } from './withdrawal.js';

const approved = (asked_by: string | null, id = 7) =>
  ({
    ...{ id: 7, number: 800, currency: 'USD' },
    evidence: { decisions: [{ id, action: 'approve', operator: 'ann@x.example', asked_by }] },
  }) as unknown as WithdrawalDetails;

const ONE = 'You also approved this withdrawal. ';

it.each([
  [approved(null), '1000', `${ONE}One person may approve and pay up to 1,000.00 USD.`],
  [approved(null), '500', `${ONE}Within the limits, one person may approve and pay.`],
  [approved(null), undefined, `${ONE}Within the limits, one person may approve and pay.`],
  [
    approved('Bo'),
    '1000',
    'You also approved this withdrawal, requested by Bo: two people approved, and one of them may pay it.',
  ],
  [approved(null, 6), '1000', null],
])('of %o within %s says by which rule who approved it pays it too', (withdrawal, limit, text) => {
  expect(ownApprovalText(withdrawal, 'ann@x.example', limit)).toBe(text);
  expect(ownApprovalText(withdrawal, 'cy@x.example', limit)).toBeNull();
});
