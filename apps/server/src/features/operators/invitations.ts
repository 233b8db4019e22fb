import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Invitation } from '@truemark/contracts/admin';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { ExpectedRow, RowWrite } from '../../engine/protocol.js';
import { type AdminError, conflict } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { PUBLIC_ADDRESS } from '../../platform/http/public-address.js';
import { Transports } from '../../platform/mail/transports.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type Operator, operators } from './operator.table.js';
import { linkPath, newLink } from './operator-links.js';
import { isInvited } from './role-assignment.js';
import { SignInChanges } from './sign-in-changes.js';
import { actorOf, type SignedInOperator } from './signed-in-operator.js';

/** Validity of an invitation, ms. */
export const INVITATION_LIFETIME = 48 * 3_600_000;

/**
 * Invitations: a one-time link with which a new operator chooses a password. It is mailed to the operator's own
 * address. Without a mail server it is shown once to the inviting owner, who then permanently counts as having
 * controlled that account.
 */
@Injectable()
export class Invitations {
  private readonly log = new Logger('Invitations');

  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly changes: SignInChanges,
    private readonly transports: Transports,
    @Inject(PUBLIC_ADDRESS) private readonly publicAddress: string | null,
  ) {}

  /** Whether the link reaches its recipient without a third person. */
  get canSend(): boolean {
    return this.transports.email !== null;
  }

  /** Creates a link and invalidates earlier ones. `askerId`: the operator who requested it, if another one. */
  async make(by: SignedInOperator, invited: Operator, askerId = by.id): Promise<Invitation> {
    requireOpen(invited);
    const { id, email } = invited;
    const way = this.transports.email;
    const { token, columns } = newLink(wallClock.now(), INVITATION_LIFETIME);
    const trace = { action: 'invite', resource: 'operators', resourceId: id } as const;
    await this.write(by, id, [
      { op: 'patch', table: operators.name, row: { id, ...columns } },
      await (way ? this.changes.row('link', id, askerId) : this.changes.row('link_shown', id, by.id)),
      this.audit.row(by, { ...trace, after: way ? { sent_to: email } : { shown_to: by.email } }),
    ]);
    const until = columns.linkUntil;
    if (!way)
      return { sent_to: null, link: `${this.publicAddress ?? ''}${linkPath(token)}`, until_ms: until };
    try {
      await way.send({ to: email, ...this.composeMail(token) });
    } catch (error) {
      this.log.error(`an invitation could not be sent: ${(error as { code?: string }).code ?? 'refused'}`);
      throw conflict(
        'operators.mail_failed',
        'The mail server did not accept the message. Please try again.',
      );
    }
    return { sent_to: email, link: null, until_ms: until };
  }

  /** Invalidates the link; the operator stays on the list and can be invited again. */
  async revoke(by: SignedInOperator, invited: Operator): Promise<void> {
    const { id, linkHash, linkUntil } = invited;
    if (!isInvited(invited)) throw accepted();
    if (linkHash === null || linkUntil <= wallClock.now()) {
      throw conflict('operators.no_invitation', 'There is no invitation that could be accepted.');
    }
    const columns = { linkHash: null, linkUntil: 0 } as const;
    await this.write(by, id, [
      { op: 'patch', table: operators.name, row: { id, ...columns } },
      this.audit.row(by, { action: 'revoke invitation', resource: 'operators', resourceId: id }),
    ]);
  }

  /** Only while the invitation is not accepted: otherwise a new link would open the operator's own account. */
  private async write(by: SignedInOperator, id: number, rows: readonly RowWrite[]): Promise<void> {
    const seen: ExpectedRow[] = [{ table: operators.name, row: { key: id, passwordHash: '' } }];
    const outcome = await this.engine.submit({ kind: 'rows.record', actor: actorOf(by), seen, rows });
    if (isRefusal(outcome)) throw accepted();
  }

  private composeMail(token: string): { subject: string; text: string } {
    const where = this.publicAddress
      ? `Open this link within 48 hours and choose your password:\n${this.publicAddress}${linkPath(token)}`
      : `Within 48 hours, open the back office at the address that you were told, put this behind it, and choose your password:\n${linkPath(token)}`;
    return {
      subject: 'Truemark back office: you are invited',
      text: `${where}\n\nIt works once, and nobody but you knows the password. For 24 hours after it you cannot approve anything.\nIf you did not expect this, leave it: nothing happens as long as nobody opens it.`,
    };
  }
}

/** Expiry of the open invitation; 0: none is open; null: a password is set. */
export const invitationExpiry = (operator: Operator): number | null =>
  isInvited(operator) ? operator.linkUntil : null;

function requireOpen(operator: Operator): void {
  if (!isInvited(operator)) throw accepted();
  if (operator.isActive) return;
  throw conflict('operators.inactive', 'This operator’s sign-in is disabled: enable it first.');
}

const accepted = (): AdminError =>
  conflict('operators.accepted', 'This operator has already chosen a password: send a reset link instead.');
