import { isRefusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Engine } from '../../engine/engine.js';
import { type DemoReviewers, fourEyesApproval } from './demo-approvals.js';

/** Submits and approves a bank deposit at that instant, epoch ms. */
export async function seedDeposit(
  engine: Engine,
  reviewers: DemoReviewers,
  customerId: number,
  amount: bigint,
  at: number,
): Promise<void> {
  const asked = {
    customerId,
    way: 'bank',
    amount,
    code: 'USD',
    target: { bank_name: 'Example Bank' },
  } as const;
  const rest = { coinPrice: null, priceSource: null, coins: null, symbolId: null, proof: null };
  const made = await engine.submit({
    kind: 'deposit.submit',
    actor: { kind: 'customer', id: customerId },
    deposit: { ...asked, ...rest },
  });
  if (isRefusal(made)) throw new Error(`the demo's deposit was refused: ${made.key}`);
  const { id } = made.deposit;
  const request = {
    ...{ kind: 'deposits.approve', subject: String(id), payload: { note: '' }, reason: '' },
    before: { amount: formatDecimal(amount), status: 'open' },
    after: { amount: formatDecimal(amount), status: 'approved' },
  };
  const agreed = await fourEyesApproval(engine, reviewers, request, at);
  const found = { decision: 'approved', reason: null, note: null, ...agreed } as const;
  const outcome = await engine.submit({ kind: 'deposit.decide', depositId: id, ...found });
  if (isRefusal(outcome)) throw new Error(`the demo's deposit was not approved: ${outcome.key}`);
}
