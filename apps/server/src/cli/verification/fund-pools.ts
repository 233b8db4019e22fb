import type { Approval } from '../../features/approvals/approval.table.js';
import { FUND_POOL, poolRequestOf } from '../../features/mining/fund-pool.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { approvalFacts, compareFourEyes, type FourEyesFacts, fundingsOf } from './four-eyes-entries.js';

/**
 * Verifies that fund pools' fundings and withdrawals match their requests and inputs one to one: fund, amount, reason,
 * requester and approver, under the request's key.
 */
export async function verifyFundPools(reader: DatabaseReader): Promise<string> {
  const booked = await fundingsOf(reader, { type: 'fund_pool.funding', account: 'fund_pool' });
  const count = await compareFourEyes(reader, {
    ...{ what: 'funding of a pool', kind: FUND_POOL, asked: fundingAskedFor, booked },
  });
  return `${count} fundings of pools were agreed to and booked once`;
}

function fundingAskedFor(request: Approval): FourEyesFacts {
  const { fundId, amount } = poolRequestOf(request);
  return { number: fundId, amount, ...approvalFacts(request) };
}
