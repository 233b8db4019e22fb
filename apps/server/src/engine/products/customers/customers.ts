import { move, payoutsFrom } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import type { WalletKind } from '../../kernel/tables/ledger.table.js';
import { recordOperatorAction } from '../desk/record-operator-action.js';
import type { ChangeCustomer, CreateCustomer, CustomerState } from './commands.js';
import { putSearchParts } from './put-search-parts.js';
import { type Customer, type CustomerBlocks, customers } from './tables/customer.table.js';

type Identity = Pick<Customer, 'uid' | 'demoId' | 'emailKey' | 'mobile' | 'inviteCode'>;

/** Fields that decisions depend on. Other personal data (password hash, names) stays out of the journal. */
const JOURNALLED = [
  'uid',
  'isDemo',
  'demoId',
  'emailKey',
  'mobile',
  'inviteCode',
  'blocked',
  'payoutsFrom',
] as const;

/** A customer, or a change of one, reduced to its journalled fields. */
export const journalledFields = (person: object): object =>
  Object.fromEntries(JOURNALLED.flatMap((key) => (key in person ? [[key, Reflect.get(person, key)]] : [])));

/** The unique identities of a customer. */
export function identitiesOf(customer: Partial<Identity>): string[] {
  const { uid, demoId, emailKey, mobile, inviteCode } = customer;
  return [
    uid && `uid:${uid}`,
    demoId && `demo:${demoId}`,
    emailKey && `email:${emailKey}`,
    mobile && `mobile:${mobile}`,
    inviteCode && `invite:${inviteCode}`,
  ].filter((name): name is string => Boolean(name));
}

/** The part of a customer's row that decisions depend on. */
export const toCustomerState = ({ id, isDemo, blocked, payoutsFrom: from }: Customer): CustomerState => ({
  id,
  isDemo,
  blocked,
  payoutsFrom: from ?? null,
});

export function createCustomer(step: Step, command: CreateCustomer): Results['customer.create'] {
  const { state } = step;
  const names = identitiesOf(command.customer);
  if (names.some((name) => state.identities.has(name))) step.refuse('customer.exists');
  const id = step.next('customers');
  const customer: Customer = { ...command.customer, id };
  step.set(state.customers, id, toCustomerState(customer));
  for (const name of names) step.set(state.identities, name, id);
  step.insert(customers, customer);
  putSearchParts(step, id, customer, true);
  step.emit({ type: 'customer.created', customerId: id, isDemo: customer.isDemo });
  if (customer.isDemo && command.openingBalance) mint(step, id, command.openingBalance);
  return { customer };
}

/** Wallet kinds that the settings offer. */
export const enabledWallets = ({ state }: Step): readonly WalletKind[] =>
  state.catalogue.wallets.filter((kind) => state.catalogue.walletOf[kind]?.isOffered(state));

/** Mints demo money in the demo book for each account that the settings offer. */
function mint(step: Step, customerId: number, amount: bigint): void {
  for (const kind of enabledWallets(step)) {
    const from = step.house('demo_mint', 'demo').id;
    const to = step.wallet(customerId, kind, 'free').id;
    step.enter(move(from, to, amount), { type: 'demo.opening', refKind: 'customer', refId: customerId });
  }
}

function blocksAfter(before: CustomerBlocks, block: ChangeCustomer['block']): CustomerBlocks {
  if (!block) return before;
  const { [block.what]: _former, ...others } = before;
  return block.reason === null ? others : { ...others, [block.what]: block.reason };
}

/** Lifting a block counts only if it prevented the customer from reaching his money. */
function countBlock(
  step: Step,
  { id, blocked }: CustomerState,
  command: ChangeCustomer,
  { what, reason, before }: NonNullable<ChangeCustomer['block']>,
): void {
  if (before && !isSame(before, blocked)) step.refuse('rows.changed');
  if (reason !== null) recordOperatorAction(step, 'block', id, command);
  else if (what !== 'trading' && blocked[what] !== undefined)
    recordOperatorAction(step, 'unblock', id, command);
}

const BLOCKS = ['signIn', 'trading', 'withdrawing'] as const;
const isSame = (one: CustomerBlocks, other: CustomerBlocks): boolean =>
  BLOCKS.every((what) => one[what] === other[what]);

/** Holds withdrawals after a credential change, in case the account was taken over. */
function payoutHoldAfter(
  { state }: Step,
  { payoutsFrom: earlier }: CustomerState,
  { change, credentialAt }: ChangeCustomer,
): number | null {
  const from = change.payoutsFrom === undefined ? earlier : change.payoutsFrom;
  if (credentialAt === undefined) return from;
  return payoutsFrom(from, credentialAt, Number(state.setting('withdraw_credential_hours')));
}

export function changeCustomer(step: Step, command: ChangeCustomer): Results['customer.change'] {
  const { state } = step;
  const { customerId, change } = command;
  const customer = state.customers.get(customerId) ?? step.refuse('customer.not_found');
  for (const name of identitiesOf(change as Partial<Identity>)) {
    const owner = state.identities.get(name);
    if (owner !== undefined && owner !== customerId) step.refuse('customer.exists');
    step.set(state.identities, name, customerId);
  }
  if (command.block) countBlock(step, customer, command, command.block);
  const blocked = blocksAfter(change.blocked ?? customer.blocked, command.block);
  const held = { payoutsFrom: payoutHoldAfter(step, customer, command) };
  step.set(state.customers, customerId, { ...customer, blocked, ...held });
  const isHeld = command.credentialAt !== undefined;
  step.patch(customers, {
    id: customerId,
    ...change,
    ...(command.block && { blocked }),
    ...(isHeld && held),
  });
  putSearchParts(step, customerId, change);
  if (command.cancelsPending) state.catalogue.cancelPending(step, customerId, 'customer.blocked');
  step.emit({ type: 'customer.changed', customerId, blocked });
  return { done: true };
}
