import { Inject, Injectable } from '@nestjs/common';
import type {
  OwnAccount as OwnAccountAnswer,
  PasswordInput,
  TotpInput,
  TotpRemoval,
} from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { conflict, invalid, lockedOutError, notFound } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { networkOf } from '../../platform/auth/network-of.js';
import { OperatorPasswords } from '../../platform/auth/passwords.js';
import { verifyTotp } from '../../platform/auth/totp.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { Settings } from '../settings/settings.js';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import { requireUncommonPassword } from './chosen-password.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorRoles } from './operator-roles.js';
import { OperatorSessions } from './operator-sessions.js';
import { permissionsOf } from './role-matrix.js';
import { SecondFactor } from './second-factor.js';
import { SECOND_FACTOR_DUTY } from './second-factor-policy.js';
import { SignInChanges } from './sign-in-changes.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

/** Limit per operator and network. */
const LIMIT = { name: 'own password of an operator', most: 10, windowMs: 15 * 60_000 } as const;

/** Changes that operators make to their own sign-in; each needs the password again. */
@Injectable()
export class OwnAccount {
  private readonly attempts: Attempts;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly sessions: OperatorSessions,
    private readonly roles: OperatorRoles,
    private readonly changes: SignInChanges,
    private readonly passwords: OperatorPasswords,
    private readonly secondFactor: SecondFactor,
    private readonly settings: Settings,
    @Inject(SECOND_FACTOR_DUTY) private readonly isSecondFactorRequired: boolean,
    store: AttemptStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** Own account; without permissions while a mandatory second factor is not set up. */
  async me(self: SignedInOperator): Promise<OwnAccountAnswer> {
    const { id, email, name, role, totpSecret, passwordBy, decidesFrom } = await this.find(self.id);
    const place = await this.roles.of({ id, role });
    const hasTotp = totpSecret !== null;
    const mustEnrol = this.isSecondFactorRequired && !hasTotp;
    return {
      id,
      email,
      name,
      role,
      has_totp: hasTotp,
      totp_is_duty: this.isSecondFactorRequired,
      must_enrol: mustEnrol,
      /** Somebody else set the password: no approvals before it is changed. */
      must_change_password: passwordBy !== null,
      decides_from_ms: decidesFrom,
      currency: this.settings.text('currency'),
      review_promise_hours: this.settings.number('review_promise_hours'),
      timezone: this.settings.text('timezone'),
      role_name: place.customRole?.name ?? role,
      permissions: mustEnrol ? {} : permissionsOf(place),
    };
  }

  async changePassword(self: SignedInOperator, input: PasswordInput): Promise<OwnAccountAnswer> {
    await this.verifyPassword(self, input.current_password);
    requireUncommonPassword(input.password, self);
    const passwordHash = await this.passwords.hash(input.password, self.address);
    const others = await this.sessions.endingAll(self.id, self.sessionId);
    const { passwordBy } = await this.find(self.id);
    // Whoever set the first password may be acting again: one day passes before decisions are allowed.
    const first = passwordBy !== null && {
      passwordBy: null,
      decidesFrom: Date.now() + DECISION_WAITING_TIME,
    };
    const chosen = await this.changes.row('own_password', self.id);
    const change = { passwordHash, linkHash: null, ...first };
    await this.write(self, change, 'change password', [chosen, ...others]);
    return this.me(self);
  }

  propose({ email }: SignedInOperator): { secret: string; uri: string } {
    return this.secondFactor.propose(email);
  }

  async addTotp(self: SignedInOperator, input: TotpInput): Promise<OwnAccountAnswer> {
    await this.verifyPassword(self, input.current_password);
    await this.verifyCurrentCode(self, input.former_code);
    const totpStep = await verifyTotp(input.secret, input.code);
    if (totpStep === null) throw invalid({ code: 'This code is wrong or has expired.' });
    const totpSecret = this.secondFactor.close(self.id, input.secret);
    const chosen = await this.changes.row('own_factor', self.id);
    await this.write(self, { totpSecret, totpStep }, 'add second factor', [chosen]);
    return this.me(self);
  }

  async removeTotp(self: SignedInOperator, input: TotpRemoval): Promise<OwnAccountAnswer> {
    if (this.isSecondFactorRequired) {
      throw conflict(
        'auth.totp_required',
        'A second factor is mandatory here: it can be replaced, not removed.',
      );
    }
    await this.verifyPassword(self, input.current_password);
    await this.write(self, { totpSecret: null }, 'remove second factor');
    return this.me(self);
  }

  /** Replacing an app needs a code of the current one; tries are limited. */
  private async verifyCurrentCode(self: SignedInOperator, formerCode: string | undefined): Promise<void> {
    const known = await this.find(self.id);
    if (known.totpSecret === null) return;
    if (formerCode === undefined) throw invalid({ former_code: 'Please fill this in.' });
    if ((await this.secondFactor.stepOf(known, formerCode)) !== null) return;
    throw invalid({ former_code: 'This code is wrong or has expired.' });
  }

  private async verifyPassword(self: SignedInOperator, password: string): Promise<void> {
    const checked = await this.attempts.check(`${self.id}|${networkOf(self.address)}`, async () => {
      const { passwordHash } = await this.find(self.id);
      return this.passwords.matches(passwordHash, password, self.address);
    });
    if (isLocked(checked)) throw lockedOutError(checked);
    if (!checked) throw invalid({ current_password: 'This is not your password.' });
  }

  private async find(id: number): Promise<Operator> {
    const operator = await this.reader.first(operators, 'WHERE id = $1', [id]);
    if (!operator) throw notFound('operator');
    return operator;
  }

  private async write(
    self: SignedInOperator,
    change: Partial<Operator>,
    action: string,
    rows: readonly RowWrite[] = [],
  ): Promise<void> {
    const patch: RowWrite = { op: 'patch', table: operators.name, row: { id: self.id, ...change } };
    const trace = this.audit.row(self, { action, resource: 'operators', resourceId: self.id });
    unwrap(
      await this.engine.submit({ kind: 'rows.record', actor: actorOf(self), rows: [patch, ...rows, trace] }),
    );
  }
}
