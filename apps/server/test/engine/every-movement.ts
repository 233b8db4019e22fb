import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { type Command, SYSTEM } from '../../dist/engine/protocol.js';
import { FOUR_EYES } from './four-eyes.js';
import { newCustomer, person, type TestEngine } from './test-engine.js';

/** Amount of each withdrawal. */
export const WITHDRAWN = decimal('40');

/** Ids of ledger accounts that alterations refer to. */
export interface Accounts {
  readonly free: number;
  readonly held: number;
  readonly deposits: number;
}

/** Creates a customer with every kind of movement; one withdrawal and one position hold money. */
export async function everyMovement({ engine, target, ...ground }: TestEngine): Promise<Accounts> {
  const submit = async (command: Command): Promise<void> => {
    const outcome = await engine.submit(command);
    if (isRefusal(outcome)) throw new Error(`${command.kind}: ${outcome.key}`);
  };
  const real = person({ isDemo: false, demoId: null });
  const made = await engine.submit({ kind: 'customer.create', actor: SYSTEM, customer: real });
  if (isRefusal(made)) throw new Error(made.key);
  const customerId = made.customer.id;
  const own = { actor: { kind: 'customer', id: customerId }, customerId } as const;
  const blank = { coinPrice: null, priceSource: null, coins: null, symbolId: null };
  const paid = { ...blank, way: 'bank', code: 'USD', target: { bank_name: 'Example Bank' } } as const;
  const deposit = { ...paid, customerId, amount: decimal('1000'), proof: 'picture' };
  const words = { reason: null, note: null };
  const withdrawal = {
    customerId,
    way: 'coin',
    amount: WITHDRAWN,
    currencyId: 1,
    code: 'USDT',
    protocol: 'TRC20',
    coinPrice: decimal('1'),
    priceSource: { kind: 'set', at: 0 },
    methodId: 1,
    target: {},
    remark: '',
  } as const;
  const fee = { type: 'percent', rate: decimal('1.5') } as const;
  const withdraw: Command = { kind: 'withdrawal.submit', actor: own.actor, fee, withdrawal };
  const position = { symbolId: 1, side: 'buy', lots: decimal('0.01'), multiple: decimal('100') } as const;
  const asked = {
    makerId: 1,
    deciderId: 2,
    madeAt: 0,
    expiresAt: 0,
    holdsAt: null,
    decidedAt: 0,
    note: null,
  };
  const agreed = { ...asked, state: 'approved', before: null, after: null };
  const correction = { subject: String(customerId), payload: { accountTypeId: 1, amount: '-1' } };
  const requests = [
    { ...agreed, id: 1, kind: 'deposits.approve', subject: '1', payload: {}, reason: 'paid' },
    { ...agreed, id: 2, kind: 'adjustments.book', ...correction, reason: 'a correction' },
  ];
  const writes = requests.map((row) => ({ op: 'insert', table: 'approvals', row }) as const);
  await submit({ kind: 'rows.record', actor: SYSTEM, rows: writes });
  await submit({ kind: 'deposit.submit', actor: own.actor, deposit });
  await submit({ kind: 'deposit.decide', depositId: 1, decision: 'approved', ...words, ...FOUR_EYES });
  await submit({
    ...{
      kind: 'wallet.adjust',
      actor: FOUR_EYES.actor,
      customerId,
      account: 'change',
      amount: decimal('-1'),
    },
    ...{ memo: 'a correction', refId: 2 },
  });
  await submit({ kind: 'wallet.transfer', ...own, from: 'change', to: 'forex', amount: decimal('300') });
  await submit({ kind: 'order.open', ...own, ...position });
  await submit(withdraw);
  await submit({ kind: 'withdrawal.decide', withdrawalId: 1, decision: 'rejected', ...words, ...FOUR_EYES });
  await submit(withdraw);
  // A demo customer, into whose book real money could be moved.
  await newCustomer({ engine, target, ...ground }, '500');

  const reader = await openSnapshot(target);
  const rows = await reader.query(`SELECT id, owner_id, kind, part FROM ledger_accounts WHERE book = 'real'`);
  await reader.close();
  const idOf = (kind: string, part: string): number =>
    Number(rows.find((row) => row.kind === kind && row.part === part)?.id);
  return {
    free: idOf('change', 'free'),
    held: idOf('change', 'held'),
    deposits: idOf('deposits', 'system'),
  };
}
