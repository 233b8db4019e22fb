import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Engine } from '../../engine/engine.js';
import { SYSTEM } from '../../engine/protocol.js';
import { newCustomer } from '../../features/customers/new-customer.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import type { ManualClock } from '../../platform/clock.js';
import type { DemoReviewers } from './demo-approvals.js';
import { seedDeposit } from './demo-deposits.js';
import type { DemoArrival } from './seed-files.js';

const DEMO_BALANCE = decimal(100_000);

/** The environment in which demo people act. */
export interface DemoContext {
  readonly engine: Engine;
  /** The engine's clock, which is advanced with their actions. */
  readonly clock: ManualClock;
  readonly reviewers: DemoReviewers;
  /** Password hash shared by all who can sign in; they share the password. */
  readonly passwordHash: string;
}

/**
 * Opens an account; a real customer also deposits money and moves it to the trading accounts. Returns the customer's
 * id.
 */
export async function registerDemoPerson(
  { engine, clock, reviewers, passwordHash }: DemoContext,
  person: DemoArrival,
): Promise<number> {
  clock.advance(1_000);
  const { email, isDemo } = person;
  const created = await engine.submit({
    kind: 'customer.create',
    actor: SYSTEM,
    customer: newCustomer(person.lang, {
      name: person.name,
      level: person.level,
      isDemo,
      createdAt: clock.now(),
      ...(email && { email, emailKey: identityKey(email), passwordHash }),
    }),
    ...(isDemo && { openingBalance: DEMO_BALANCE }),
  });
  if (isRefusal(created)) throw new Error(`the demo's ${person.name} was refused: ${created.key}`);
  const customerId = created.customer.id;
  for (const amount of person.deposits) await seedDeposit(engine, reviewers, customerId, amount, clock.now());
  const actor = { kind: 'customer', id: customerId } as const;
  for (const [to, amount] of [
    ['forex', person.toContracts],
    ['micro', person.toOptions],
  ] as const) {
    const move = { customerId, from: 'change', to, amount } as const;
    if (amount > 0n) await engine.submit({ kind: 'wallet.transfer', actor, ...move });
  }
  return customerId;
}
