import { credit, debit, type Leg, move } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { EntryType } from '../../kernel/tables/ledger.table.js';
import { accountOf } from './account.js';
import type { Option } from './tables/option.table.js';

/** The stake is set aside. */
export function bookStake(step: Step, option: Option): void {
  const held = step.wallet(option.customerId, accountOf(step.state, option), 'held').id;
  step.enter(move(option.accountId, held, option.stake), {
    type: 'option.stake',
    refKind: 'option',
    refId: option.id,
  });
}

/** The stake leaves what is held: `returned` goes back to the customer, the difference comes from or goes to the house. */
export function bookReturn(step: Step, option: Option, returned: bigint, type: EntryType): void {
  const held = step.wallet(option.customerId, accountOf(step.state, option), 'held');
  const house = step.house('house_profit', held.book).id;
  const legs: Leg[] = [debit(held.id, option.stake)];
  if (returned > 0n) legs.push(credit(option.accountId, returned));
  const rest = option.stake - returned;
  if (rest > 0n) legs.push(credit(house, rest));
  if (rest < 0n) legs.push(debit(house, -rest));
  // What is held is never overdrawn: it holds the stake. What is free may stand below zero already.
  step.enter(legs, { type, refKind: 'option', refId: option.id, overdraft: true });
}
