import { setTimeout } from 'node:timers/promises';
import type { ForexDeals, MicroOrders, SignIn, User } from '@truemark/contracts';
import type { AdminClient } from '../harness/admin-client.js';
import { type Client, client } from '../harness/client.js';
import { demoCustomer } from '../harness/demo-customer.js';
import { realCustomer } from '../harness/real-customer.js';
import type { ScriptedMarket } from '../harness/scripted-market.js';

/** A customer, with everything that would identify that customer in another's answers. */
export interface Person {
  readonly client: Client;
  readonly user: User;
  /** Current password; a demo account has none. */
  password: string;
  /** Texts that only this customer's own answers may contain. */
  readonly marks: readonly string[];
  /** Signs in again; returns the token of the new session. */
  enter(): Promise<string>;
}

/** Server, market and operators that the walk uses. */
export interface Ground {
  readonly market: ScriptedMarket;
  readonly symbolId: number;
  /** Offset of the server's wall clock from the machine's, ms. */
  readonly ahead: number;
  /** Operator who reviews documents. */
  readonly staff: AdminClient;
  /** Operator who decides on money and changes settings. */
  readonly cashier: AdminClient;
  /** Sends the next price and waits until everybody has seen it. */
  tick(): Promise<void>;
}

export async function demoPerson({ server }: ScriptedMarket): Promise<Person> {
  const demo = await demoCustomer(server);
  const { user, token, demoId } = demo;
  return {
    ...demo,
    password: '',
    marks: [user.uid, user.invite_code, token, demoId].filter((mark) => mark !== ''),
    enter: async () => (await demoCustomer(server, demoId)).token,
  };
}

export async function realPerson({ server }: ScriptedMarket): Promise<Person> {
  const real = await realCustomer(server);
  const { user, email } = real;
  const self: Person = {
    client: real.client,
    user,
    password: real.password,
    marks: [user.uid, user.invite_code, real.client.token ?? '', email],
    enter: async () => {
      const given = { account: email, password: self.password, login_type: 'email' };
      return (await client(server.url).take<SignIn>('/api/user/loginForU', given)).token;
    },
  };
  return self;
}

/**
 * The message that a loan was repaid is written after the answer to the repayment, so it may arrive between two reads.
 */
const COMES_LATER = 'cash.loan_repaid_from_balance';

/** An option that ends within this time may end by itself while a call is compared, ms. */
const SOON = 20_000;

/**
 * Waits until no option of the person is about to end. On a busy machine the walk outlasts the options that it buys, and
 * their end changes what the state holds.
 */
export async function untilNoneEndsSoon({ client: own }: Person, { tick }: Ground): Promise<void> {
  const isEndingSoon = async (): Promise<boolean> =>
    (await own.read<MicroOrders>('/v2/api/micro/orders', { status: 1, limit: 50 })).data.some(
      ({ RemainMilliSeconds }) => RemainMilliSeconds < SOON,
    );
  while (await isEndingSoon()) {
    await setTimeout(1_000);
    await tick();
  }
}

/** All data of a customer that does not change by itself. */
export async function stateOf({ client: own }: Person): Promise<unknown[]> {
  const deals = async (status: number) =>
    (await own.read<ForexDeals>('/v2/api/forex/my_deal', { status, limit: 50 })).data.map(
      ({ Id, Status, Quantity, TargetLossPrice, TargetProfitPrice }) =>
        [Id, Status, Quantity, TargetLossPrice, TargetProfitPrice].join(' '),
    );
  const options = async (status: number) =>
    (await own.read<MicroOrders>('/v2/api/micro/orders', { status, limit: 50 })).data.map(
      ({ Id, Status, Outcome }) => [Id, Status, Outcome].join(' '),
    );
  const sessions = async () =>
    (await own.read<{ id: string }[]>('/api/user/sessions')).map(({ id }) => id).sort();
  const messages = async () =>
    (await own.read<{ data: { kind: string }[] }>('/api/internalMessage/list')).data.filter(
      ({ kind }) => kind !== COMES_LATER,
    );
  return Promise.all([
    ...[0, 1, 3].map(deals),
    ...[1, 3].map(options),
    sessions(),
    messages(),
    ...['/api/user/info', '/v2/api/main/wallet/getBalance', '/api/user/limits'].map((path) => own.read(path)),
    ...[1, 2].map((type) => own.read('/api/user/auth_info', { type })),
  ]);
}
