import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Engine } from '../../engine/engine.js';
import type { RowWrite } from '../../engine/protocol.js';
import { accepted } from '../../platform/admin/accepted.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import { FailedAttempts } from '../../platform/auth/failed-attempts.js';
import { identityKey } from '../../platform/auth/identity-key.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { Reader } from '../../platform/database/reader.js';
import { Turns } from '../../platform/turns.js';
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
  private readonly turns = new Turns();

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
    if (!(await this.passwords.matches(operator?.passwordHash || null, password)) || !operator?.isActive) {
      this.failures.failed(emailKey, address);
      throw new AdminError(401, 'auth.invalid', 'E-mail address or password is not right.');
    }
    // One after the other: no code lets two in.
    return this.turns.run(emailKey, async () => {
      const taken = await this.takeCode(operator.id, totp, address);
      this.failures.succeeded(emailKey, address);
      return { token: await this.open(operator, from, taken) };
    });
  }

  /** The row that a code is taken by; none of who has no second factor. */
  private async takeCode(
    id: number,
    totp: string | undefined,
    address: string,
  ): Promise<readonly RowWrite[]> {
    const operator = (await this.reader.first(operators, 'WHERE id = $1', [id])) as Operator;
    if (operator.totpSecret === null) return [];
    if (totp === undefined) {
      throw new AdminError(401, 'auth.totp_needed', 'Please enter the code of your authenticator app.');
    }
    const totpStep = await this.secondFactor.stepOf(operator, totp);
    if (totpStep !== null) return [{ op: 'patch', table: operators.name, row: { id, totpStep } }];
    this.failures.failed(operator.emailKey, address);
    throw new AdminError(401, 'auth.totp_invalid', 'This code is not right, or not any more.');
  }

  private async open(
    operator: Operator,
    { address, userAgent }: Origin,
    taken: readonly RowWrite[],
  ): Promise<string> {
    const { token, row } = this.sessions.opening(operator, address, userAgent);
    const who = { ...operator, hasSecondFactor: operator.totpSecret !== null, address, sessionId: '' };
    const trace = this.audit.row(who, { action: 'sign-in', resource: 'operators', resourceId: operator.id });
    accepted(
      await this.engine.submit({ kind: 'rows.record', actor: actorOf(who), rows: [...taken, row, trace] }),
    );
    return token;
  }
}
