import { Injectable } from '@nestjs/common';
import type { LoginRequest, SignIn as SignedIn } from '@truemark/contracts';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { AttemptStore, isLocked } from '../../platform/auth/attempts.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { SignInAttempts } from '../../platform/auth/sign-in-attempts.js';
import type { Caller } from '../../platform/http/caller.js';
import {
  isRequestRefusal,
  type RequestRefusal,
  refuseLocked,
  refuseRequest,
} from '../../platform/http/refusal.js';
import { Areas } from '../areas/areas.js';
import { CustomerPasskeys } from '../passkeys/customer-passkeys.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { Customers } from './customers.js';

/** Refusals that ask for a missing second factor. */
const ASKED: ReadonlySet<string> = new Set(['auth.totp_required', 'auth.passkey_required']);

/** Signs in a customer by account and password, and by second factor if there is one. */
@Injectable()
export class SignIn {
  private readonly attempts: SignInAttempts;

  constructor(
    private readonly customers: Customers,
    private readonly passwords: Passwords,
    private readonly areas: Areas,
    private readonly sessions: CustomerSessions,
    private readonly factors: CustomerFactors,
    private readonly passkeys: CustomerPasskeys,
    store: AttemptStore,
  ) {
    this.attempts = new SignInAttempts(store, 'sign-in of a customer');
  }

  async signIn(request: LoginRequest, caller: Caller): Promise<SignedIn | RequestRefusal> {
    const { address } = caller;
    this.passwords.requireRoom(address);
    const name = this.nameOf(request);
    const attempt = await this.attempts.begin(name, address);
    if (isLocked(attempt)) return refuseLocked(attempt);
    const customer = await this.customers.byName(name);
    const matches = await this.passwords
      .matches(customer?.passwordHash ?? null, request.password, address)
      .catch(async (error: unknown) => {
        await attempt.giveBack();
        throw error;
      });
    if (customer === null || !matches) return refuseRequest('auth.invalid');
    return this.factors.inTurn(customer.id, async () => {
      const taking = await this.secondFactor(customer.id, request);
      if (isRequestRefusal(taking)) {
        // The password is right, so a request for the second factor is no failure; it does not reset earlier failures
        // either.
        if (ASKED.has(taking.key)) await attempt.giveBack();
        return taking;
      }
      await attempt.forget();
      const { signIn: reason } = customer.blocked;
      return reason === undefined
        ? this.openSession(customer, caller, taking)
        : refuseRequest('auth.blocked', { reason });
    });
  }

  /** Checks an app code or a passkey, whichever is given; not required from a customer who has neither. */
  private async secondFactor(
    customerId: number,
    { totp, passkey }: LoginRequest,
  ): Promise<readonly RowWrite[] | RequestRefusal> {
    if (passkey !== undefined) {
      const used = await this.passkeys.using(customerId, passkey);
      return isRequestRefusal(used) ? used : [used];
    }
    const taking = await this.factors.taking(customerId, totp);
    if (isRequestRefusal(taking) || taking.length > 0) return taking;
    return (await this.passkeys.isFactor(customerId)) ? refuseRequest('auth.passkey_required') : [];
  }

  /**
   * Refuses if the password was changed during the comparison: the change ended only the sessions that existed then.
   */
  private async openSession(
    customer: Customer,
    caller: Caller,
    rows: readonly RowWrite[],
  ): Promise<SignedIn | RequestRefusal> {
    const signedIn = await this.customers.openSession(customer, caller, rows);
    const now = await this.customers.byId(customer.id);
    if (now?.passwordHash === customer.passwordHash) return signedIn;
    await this.sessions.endToken(signedIn.token);
    return refuseRequest('auth.invalid');
  }

  private nameOf({ account, login_type: type, area_id: areaId }: LoginRequest): string {
    if (type === 'email') return `email:${identityKey(account)}`;
    const mobile = this.areas.readMobile(account, areaId);
    return `mobile:${'number' in mobile ? mobile.number : account}`;
  }
}
