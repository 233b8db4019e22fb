import { Injectable } from '@nestjs/common';
import type { LoginRequest, SignIn as SignedIn } from '@truemark/contracts';
import type { RowWrite } from '../../engine/protocol.js';
import type { Customer } from '../../engine/tables/customer.table.js';
import { FailedAttempts } from '../../platform/auth/failed-attempts.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { Passwords } from '../../platform/auth/passwords.js';
import type { Caller } from '../../platform/http/caller.js';
import { type EdgeRefusal, isEdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { Areas } from '../areas/areas.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { Customers } from './customers.js';

/** Lets a customer in by account and password, and by a code of the authenticator app of those who have one. */
@Injectable()
export class SignIn {
  private readonly attempts = new FailedAttempts();

  constructor(
    private readonly customers: Customers,
    private readonly passwords: Passwords,
    private readonly areas: Areas,
    private readonly sessions: CustomerSessions,
    private readonly factors: CustomerFactors,
  ) {}

  async signIn(request: LoginRequest, caller: Caller): Promise<SignedIn | EdgeRefusal> {
    this.passwords.requireRoom();
    const name = this.nameOf(request);
    const { address } = caller;
    const lockedFor = this.attempts.lockedFor(name, address);
    if (lockedFor > 0) return refuseCall('auth.locked', { minutes: Math.ceil(lockedFor / 60_000) });
    // Counted before the slow comparison, so that attempts side by side are all counted.
    this.attempts.failed(name, address);
    const customer = await this.customers.byName(name);
    const matches = await this.passwords
      .matches(customer?.passwordHash ?? null, request.password)
      .catch((error: unknown) => {
        this.attempts.uncount(name, address);
        throw error;
      });
    if (customer === null || !matches) return refuseCall('auth.invalid');
    return this.factors.inTurn(customer.id, async () => {
      const taking = await this.factors.taking(customer.id, request.totp);
      if (isEdgeRefusal(taking)) {
        // The password is right, so being asked is no failure; nor does it make up for earlier ones.
        if (taking.key === 'auth.totp_required') this.attempts.uncount(name, address);
        return taking;
      }
      this.attempts.succeeded(name, address);
      const { signIn: reason } = customer.blocked;
      return reason === undefined
        ? this.letIn(customer, caller, taking)
        : refuseCall('auth.blocked', { reason });
    });
  }

  /** A password that was changed while it was compared opens nothing: the change ended only what stood before it. */
  private async letIn(
    customer: Customer,
    caller: Caller,
    rows: readonly RowWrite[],
  ): Promise<SignedIn | EdgeRefusal> {
    const signedIn = await this.customers.letIn(customer, caller, rows);
    const now = await this.customers.byId(customer.id);
    if (now?.passwordHash === customer.passwordHash) return signedIn;
    await this.sessions.endToken(signedIn.token);
    return refuseCall('auth.invalid');
  }

  private nameOf({ account, login_type: type, area_id: areaId }: LoginRequest): string {
    if (type === 'email') return `email:${identityKey(account)}`;
    const mobile = this.areas.readMobile(account, areaId);
    return `mobile:${'number' in mobile ? mobile.number : account}`;
  }
}
