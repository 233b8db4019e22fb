import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SignInInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { AdminError, lockedOutError } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { type Attempt, AttemptStore, isLocked } from '../../platform/auth/attempts.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { networkOf } from '../../platform/auth/network-of.js';
import { OperatorPasswords } from '../../platform/auth/passwords.js';
import { SignInAttempts } from '../../platform/auth/sign-in-attempts.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RATE_LIMITER, type RateLimit, type RateLimiter } from '../../platform/http/rate-limiter.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { AllowedNetworks } from './allowed-networks.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorRoles } from './operator-roles.js';
import { OperatorSessions } from './operator-sessions.js';
import { SecondFactor } from './second-factor.js';
import { actorOf, asSignedIn } from './signed-in-operator.js';

const FROM_ONE_ADDRESS: RateLimit = {
  name: 'operator-login',
  per: 'address',
  most: 60,
  windowMs: 60_000,
};

interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

/** Signs in operators: password, then the second factor if there is one. */
@Injectable()
export class SignIn {
  private readonly log = new Logger('sign-in');
  private readonly attempts: SignInAttempts;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly sessions: OperatorSessions,
    private readonly roles: OperatorRoles,
    private readonly audit: AuditRowBuilder,
    private readonly passwords: OperatorPasswords,
    private readonly secondFactor: SecondFactor,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    store: AttemptStore,
    private readonly shared: SharedStore,
    private readonly networks: AllowedNetworks,
  ) {
    this.attempts = new SignInAttempts(store, 'sign-in of an operator');
  }

  async signIn({ email, password, totp }: SignInInput, from: Origin): Promise<{ token: string }> {
    const { address } = from;
    await this.enforceAddressLimit(address);
    this.passwords.requireRoom(address);
    const emailKey = identityKey(email);
    const attempt = await this.attempts.begin(emailKey, address);
    if (isLocked(attempt)) throw lockedOutError(attempt);
    const operator = await this.verifyPassword(emailKey, password, address).catch(async (error: unknown) => {
      await attempt.giveBack();
      throw error;
    });
    if (operator === null) {
      throw new AdminError(401, 'auth.invalid', 'The e-mail address or the password is wrong.');
    }
    await this.requireNetwork(operator, address);
    // Serialised: a code is accepted once.
    return this.shared.inTurn(`sign-in of ${emailKey}`, async () => {
      const taken = await this.spendCode(operator.id, totp, attempt, address);
      await attempt.forget();
      return { token: await this.openSession(operator, from, taken) };
    });
  }

  /** Reported only after a correct password. */
  private async requireNetwork(operator: Operator, address: string): Promise<void> {
    const { terms } = await this.roles.of(operator);
    if (this.networks.admit(terms, address)) return;
    this.recordFailure(operator, address, 'network');
    throw new AdminError(403, 'auth.network', 'The back office may not be used from your network.');
  }

  /** Limit per address, over all accounts. */
  private async enforceAddressLimit(address: string): Promise<void> {
    const wait = await this.limiter.take(FROM_ONE_ADDRESS, networkOf(address));
    if (wait === 0) return;
    const message = 'Too many sign-ins from your address. Please try again in a minute.';
    throw new AdminError(429, 'rate_limited', message, undefined, Math.ceil(wait / 1000));
  }

  /** Operator with this password; takes the same time if there is none. */
  private async verifyPassword(
    emailKey: string,
    password: string,
    address: string,
  ): Promise<Operator | null> {
    const operator = await this.reader.first(operators, 'WHERE email_key = $1', [emailKey]);
    const matches = await this.passwords.matches(operator?.passwordHash || null, password, address);
    if (matches && operator?.isActive) return operator;
    if (operator) this.recordFailure(operator, address, matches ? 'switched off' : 'password');
    return null;
  }

  /** Not awaited: the response time would reveal whether the operator exists. */
  private recordFailure(
    operator: Operator,
    address: string,
    wrong: 'password' | 'code' | 'switched off' | 'network',
  ): void {
    const who = asSignedIn(operator, address);
    const trace = this.audit.row(who, {
      ...{ action: 'sign-in-failed', resource: 'operators', resourceId: operator.id, after: { wrong } },
    });
    this.engine
      .submit({ kind: 'rows.record', actor: SYSTEM, rows: [trace] })
      .catch((error: unknown) => this.log.error(error));
  }

  /** Row that marks the code as used; none without a second factor. */
  private async spendCode(
    id: number,
    totp: string | undefined,
    attempt: Attempt,
    address: string,
  ): Promise<readonly RowWrite[]> {
    const operator = (await this.reader.first(operators, 'WHERE id = $1', [id])) as Operator;
    if (operator.totpSecret === null) return [];
    if (totp === undefined) {
      // The password is right, so a request for the second factor is no failure; it does not reset earlier failures
      // either.
      await attempt.giveBack();
      throw new AdminError(401, 'auth.totp_needed', 'Please enter the code of your authenticator app.');
    }
    const totpStep = await this.secondFactor.stepOf(operator, totp);
    if (totpStep !== null) return [{ op: 'patch', table: operators.name, row: { id, totpStep } }];
    this.recordFailure(operator, address, 'code');
    throw new AdminError(401, 'auth.totp_invalid', 'This code is wrong or has expired.');
  }

  private async openSession(
    operator: Operator,
    { address, userAgent }: Origin,
    taken: readonly RowWrite[],
  ): Promise<string> {
    const { token, row } = this.sessions.opening(operator, address, userAgent);
    const who = asSignedIn(operator, address);
    const trace = this.audit.row(who, { action: 'sign-in', resource: 'operators', resourceId: operator.id });
    unwrap(
      await this.engine.submit({ kind: 'rows.record', actor: actorOf(who), rows: [...taken, row, trace] }),
    );
    return token;
  }
}
