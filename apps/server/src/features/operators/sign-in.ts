import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Engine } from '../../engine/engine.js';
import { accepted } from '../../platform/admin/accepted.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import { FailedAttempts } from '../../platform/auth/failed-attempts.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { Reader } from '../../platform/database/reader.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorSessions } from './operator-sessions.js';
import { SecondFactor } from './second-factor.js';
import { actorOf } from './signed-in-operator.js';

export const signInShape = z.object({
  email: z.string().trim().min(1, 'Please fill this in.').max(200),
  password: z.string().min(1, 'Please fill this in.').max(200),
  totp: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Six digits.')
    .optional()
    .or(z.literal('').transform(() => undefined)),
});

interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

/** Lets operators in: password, then the second factor of those who have one. */
@Injectable()
export class SignIn {
  private readonly failures = new FailedAttempts();

  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly sessions: OperatorSessions,
    private readonly audit: AuditTrail,
    private readonly passwords: Passwords,
    private readonly secondFactor: SecondFactor,
  ) {}

  async signIn(
    { email, password, totp }: z.output<typeof signInShape>,
    from: Origin,
  ): Promise<{ token: string }> {
    const emailKey = identityKey(email);
    const { address } = from;
    if (this.failures.lockedFor(emailKey, address) > 0) {
      throw new AdminError(
        429,
        'auth.locked',
        'Too many failed attempts. Please try again in a quarter of an hour.',
      );
    }
    const operator = await this.reader.first(operators, 'WHERE email_key = $1', [emailKey]);
    if (!(await this.passwords.matches(operator?.passwordHash ?? null, password)) || !operator?.isActive) {
      this.failures.failed(emailKey, address);
      throw new AdminError(401, 'auth.invalid', 'E-mail address or password is not right.');
    }
    await this.checkSecondFactor(operator, totp, address);
    this.failures.succeeded(emailKey, address);
    return { token: await this.open(operator, from) };
  }

  private async checkSecondFactor(
    operator: Operator,
    totp: string | undefined,
    address: string,
  ): Promise<void> {
    if (operator.totpSecret === null) return;
    if (totp === undefined) {
      throw new AdminError(401, 'auth.totp_needed', 'Please enter the code of your authenticator app.');
    }
    if (await this.secondFactor.fits(operator, totp)) return;
    this.failures.failed(operator.emailKey, address);
    throw new AdminError(401, 'auth.totp_invalid', 'This code is not right, or not any more.');
  }

  private async open(operator: Operator, { address, userAgent }: Origin): Promise<string> {
    const { token, row } = this.sessions.opening(operator, address, userAgent);
    const who = { ...operator, hasSecondFactor: operator.totpSecret !== null, address, sessionId: '' };
    const trace = this.audit.row(who, { action: 'sign-in', resource: 'operators', resourceId: operator.id });
    accepted(await this.engine.submit({ kind: 'rows.record', actor: actorOf(who), rows: [row, trace] }));
    return token;
  }
}
