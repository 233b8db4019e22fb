import { credit, debit, type Leg, move } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { EntryType } from '../../kernel/tables/ledger.table.js';
import { optionWallet } from './account.js';
import type { Option } from './tables/option.table.js';

/** Holds the stake. */
export function bookStake(step: Step, option: Option): void {
  const held = step.wallet(option.customerId, optionWallet(step.state, option), 'held').id;
  step.enter(move(option.accountId, held, option.stake), {
    type: 'option.stake',
    refKind: 'option',
    refId: option.id,
  });
}

/** Releases the held stake: `returned` goes to the customer, the difference is settled against the profit account. */
export function bookReturn(step: Step, option: Option, returned: bigint, type: EntryType): void {
  const held = step.wallet(option.customerId, optionWallet(step.state, option), 'held');
  const house = step.house('house_profit', held.book).id;
  const legs: Leg[] = [debit(held.id, option.stake)];
  if (returned > 0n) legs.push(credit(option.accountId, returned));
  const rest = option.stake - returned;
  if (rest > 0n) legs.push(credit(house, rest));
  if (rest < 0n) legs.push(debit(house, -rest));
  // The held account cannot go below zero, since it holds the stake. The free account may already be negative.
  step.enter(legs, { type, refKind: 'option', refId: option.id, overdraft: true });
}
