import { decimal } from '@truemark/money';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { person, type TestEngine } from './test-engine.js';

type Account = 'change' | 'forex';

/** A correction by the broker, as two operators make it. */
export async function payTo(
  { engine }: TestEngine,
  customerId: number,
  amount: string,
  account: Account = 'change',
): Promise<void> {
  const paid = await engine.submit({
    ...{ kind: 'wallet.adjust', actor: { kind: 'operator', id: 2 }, customerId, account },
    ...{ amount: decimal(amount), memo: 'paid in', refId: 1 },
  });
  if ('refused' in paid) throw new Error(paid.key);
}

/** A new real customer with this balance. */
export async function realPerson(ground: TestEngine, amount: string, account?: Account): Promise<number> {
  const customer = person({ isDemo: false, demoId: null });
  const created = await ground.engine.submit({ kind: 'customer.create', actor: SYSTEM, customer });
  if ('refused' in created) throw new Error(created.key);
  const { id } = created.customer;
  if (amount !== '0') await payTo(ground, id, amount, account);
  return id;
}
