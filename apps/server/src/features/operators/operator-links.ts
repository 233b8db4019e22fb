import { Inject, Injectable, Logger } from '@nestjs/common';
import type { LinkInput } from '@truemark/contracts/admin';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { conflict } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { OperatorPasswords } from '../../platform/auth/passwords.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { PUBLIC_ADDRESS } from '../../platform/http/public-address.js';
import { Transports } from '../../platform/mail/transports.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { DECISION_WAITING_TIME } from './approver-eligibility.js';
import { requireUncommonPassword } from './chosen-password.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorSessions } from './operator-sessions.js';
import { SignInChanges } from './sign-in-changes.js';
import { actorOf, asSignedIn, type SignedInOperator } from './signed-in-operator.js';

/** Validity of a link, ms. */
export const LINK_LIFETIME = 3_600_000;

/** New link of an operator: its token, and the columns that store it. */
export function newLink(
  now: number,
  lifetime = LINK_LIFETIME,
): {
  readonly token: string;
  readonly columns: Pick<Operator, 'linkHash' | 'linkUntil'>;
} {
  const token = newToken();
  return { token, columns: { linkHash: hashToken(token), linkUntil: now + lifetime } };
}

/** Page path of a link, below the public address. */
export const linkPath = (token: string): string => `/admin/#/set-password?token=${token}`;

/**
 * Links for operators to set their own passwords. They are sent only to the operator's own e-mail address: no colleague
 * ever sees one, not in the outbox either.
 */
@Injectable()
export class OperatorLinks {
  private readonly log = new Logger('OperatorLinks');

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly sessions: OperatorSessions,
    private readonly changes: SignInChanges,
    private readonly passwords: OperatorPasswords,
    private readonly transports: Transports,
    @Inject(PUBLIC_ADDRESS) private readonly publicAddress: string | null,
  ) {}

  /** Sends a link and invalidates earlier ones. */
  async send(by: SignedInOperator, { id, email }: Pick<Operator, 'id' | 'email'>): Promise<void> {
    const { email: way } = this.transports;
    if (!way) {
      throw conflict(
        'operators.no_mail',
        'No mail server is configured, so no link can be sent. Your administrator can create one: see the operations guide.',
      );
    }
    const { token, columns } = newLink(wallClock.now());
    const patch: RowWrite = { op: 'patch', table: operators.name, row: { id, ...columns } };
    const change = { action: 'send reset link', resource: 'operators', resourceId: id };
    const sent = await this.changes.row('link', id, by.id);
    const rows = [patch, sent, this.audit.row(by, { ...change, after: { sent_to: email } })];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(by), rows }));
    try {
      await way.send({ to: email, ...this.composeMail(token) });
    } catch (error) {
      this.log.error(`a link could not be sent: ${(error as { code?: string }).code ?? 'refused'}`);
      throw conflict(
        'operators.mail_failed',
        'The mail server did not accept the message. Please try again.',
      );
    }
  }

  /** Sets the password of the link's operator. All sessions end, and the operator may not decide anything for a day. */
  async open({ token, password }: LinkInput, address: string): Promise<{ email: string }> {
    const linkHash = hashToken(token);
    const now = wallClock.now();
    const found = await this.reader.first(operators, 'WHERE link_hash = $1 AND is_active = 1', [linkHash]);
    if (!found || now >= found.linkUntil) throw expiredLink();
    requireUncommonPassword(password, found);
    const { id, email } = found;
    const himself = asSignedIn(found, address);
    const row = {
      ...{ id, passwordHash: await this.passwords.hash(password, address), passwordBy: null },
      ...{ linkHash: null, linkUntil: 0, decidesFrom: now + DECISION_WAITING_TIME },
    };
    const ended = await this.sessions.endingAll(id);
    const chosen = await this.changes.row('own_password', id);
    const change = { action: 'set password by link', resource: 'operators', resourceId: id };
    const outcome = await this.engine.submit({
      kind: 'rows.record',
      actor: actorOf(himself),
      seen: [{ table: operators.name, row: { key: id, linkHash, isActive: true } }],
      rows: [{ op: 'patch', table: operators.name, row }, chosen, ...ended, this.audit.row(himself, change)],
    });
    if (isRefusal(outcome)) throw expiredLink();
    return { email };
  }

  private composeMail(token: string): { subject: string; text: string } {
    const where = this.publicAddress
      ? `Open this link within an hour and choose your password:\n${this.publicAddress}${linkPath(token)}`
      : `Within an hour, open the back office where you usually do, put this behind its address, and choose your password:\n${linkPath(token)}`;
    return {
      subject: 'Truemark back office: your password',
      text: `${where}\n\nIt works once. For 24 hours after it you cannot approve anything.\nIf you did not expect this, tell an owner: nothing changes as long as nobody opens it.`,
    };
  }
}

const expiredLink = () =>
  conflict(
    'operators.link_invalid',
    'This link was already used or has expired. Ask an owner for a new one.',
  );
