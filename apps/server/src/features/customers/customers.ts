import { Injectable } from '@nestjs/common';
import type { SignIn, User, UserInfo } from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { CustomerSessions, type Origin } from '../sessions/customer-sessions.js';
import { newCustomer } from './new-customer.js';
import { userOf } from './user.js';

/** Maximum draws of a random number or invitation code that is already taken. */
const MAX_DRAWS = 5;

/** Product-specific part of a customer's own data. */
type UserInfoPart = (customerId: number) => Promise<Partial<UserInfo>>;

/** Customers: lookup, creation, sign-in. */
@Injectable()
export class Customers {
  private readonly userInfoParts: UserInfoPart[] = [];

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly sessions: CustomerSessions,
  ) {}

  /** Finds by a name such as `email:…`. Takes the same time whether or not it exists. */
  async byName(name: string): Promise<Customer | null> {
    return this.byId((await this.ownerOf(name)) ?? 0);
  }

  private ownerOf(identity: string): Promise<number | null> {
    return this.engine.ask({ kind: 'customer.identity', identity });
  }

  byId(id: number): Promise<Customer | null> {
    return this.reader.first(customers, 'WHERE id = $1', [id]);
  }

  /** Creates a customer; refused with `customer.exists` if one of the `names` is taken. */
  async create(
    given: Partial<Customer> & Pick<Customer, 'lang'>,
    names: readonly string[],
    openingBalance?: bigint,
  ): Promise<Customer | Refusal> {
    for (let draw = 1; ; draw += 1) {
      const customer = newCustomer(given.lang, given);
      const outcome = await this.engine.submit({
        kind: 'customer.create',
        actor: SYSTEM,
        customer,
        ...(openingBalance !== undefined && { openingBalance }),
      });
      if (!isRefusal(outcome)) return outcome.customer;
      const owners = await Promise.all(names.map((name) => this.ownerOf(name)));
      const isTaken = owners.some((owner) => owner !== null);
      if (outcome.key !== 'customer.exists' || isTaken || draw >= MAX_DRAWS) return outcome;
    }
  }

  /** Opens a session; `rows` are written in the same commit. */
  async openSession(customer: Customer, from: Origin, rows: readonly RowWrite[] = []): Promise<SignIn> {
    const { token, row } = this.sessions.opening(customer.id, from);
    const actor = { kind: 'customer', id: customer.id } as const;
    await this.engine.submit({ kind: 'rows.record', actor, rows: [row, ...rows] });
    return { token, user: userOf(customer) };
  }

  /** Registers a product's part of a customer's own data. */
  addUserInfoPart(tell: UserInfoPart): void {
    this.userInfoParts.push(tell);
  }

  /** Own data of a customer, including the parts of the products. */
  async info(customerId: number): Promise<UserInfo> {
    const [user, ...told] = await Promise.all([
      this.user(customerId),
      ...this.userInfoParts.map((tell) => tell(customerId)),
    ]);
    return Object.assign({}, user, ...told) as UserInfo;
  }

  async user(customerId: number): Promise<User> {
    const customer = await this.byId(customerId);
    if (!customer) throw new Error(`customer ${customerId} has a session but no row`);
    return userOf(customer);
  }
}
