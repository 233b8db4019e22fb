import type { Approval } from '../../features/approvals/approval.table.js';
import { FUND_POOL, poolRequestOf } from '../../features/mining/fund-pool.js';
import type { Reader } from '../../platform/database/reader.js';
import { type Agreed, agreedBy, compareAgreed, fundingsOf } from './agreed-entries.js';

/**
 * What was put into funds' pools and taken out, the requests and the inputs are the same, one to one: fund, sum, reason,
 * who asked and who agreed, under the key of that request.
 */
export async function verifyFundPools(reader: Reader): Promise<string> {
  const booked = await fundingsOf(reader, { type: 'fund_pool.funding', account: 'fund_pool' });
  const count = await compareAgreed(reader, {
    ...{ what: 'funding of a pool', kind: FUND_POOL, asked: fundingAskedFor, booked },
  });
  return `${count} fundings of pools were agreed to and booked once`;
}

function fundingAskedFor(request: Approval): Agreed {
  const { fundId, amount } = poolRequestOf(request);
  return { number: fundId, amount, ...agreedBy(request) };
}
