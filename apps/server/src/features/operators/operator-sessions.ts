import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { operatorTerms } from '../../engine/products/reviews/tables/operator-terms.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { SYSTEM } from '../../engine/protocol.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type Session, sessions } from '../sessions/session.table.js';
import { type Operator, operators } from './operator.table.js';
import { OperatorRoles } from './operator-roles.js';
import type { SignedInOperator } from './signed-in-operator.js';

const HOUR = 3_600_000;
/** Idle timeout: a session unused for a working day asks for the password again. */
const IDLE = 12 * HOUR;
/** Age of `lastUsedAt` after which it is updated. */
const TOUCH_AFTER = 5 * 60_000;

const OF_TOKEN = `WHERE token_hash = $1 AND subject = 'operator'`;
/** Operator of a session with individual terms. */
const OPERATOR_OF_TOKEN = `WHERE is_active = 1
  AND id = (SELECT subject_id FROM sessions WHERE token_hash = $1 AND subject = 'operator')`;
const TERMS_OF_TOKEN = `WHERE id = (SELECT subject_id FROM sessions WHERE token_hash = $1 AND subject = 'operator')`;

/** Operator sessions: random tokens, stored as hashes only. */
@Injectable()
export class OperatorSessions {
  private readonly lastSessionHooks: ((operator: SignedInOperator) => Promise<readonly RowWrite[]>)[] = [];

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly roles: OperatorRoles,
  ) {}

  /** New session row, and its token, which cannot be retrieved again. */
  opening(operator: Operator, address: string, userAgent: string): { token: string; row: RowWrite } {
    const token = newToken();
    const now = Date.now();
    const session: Session = {
      tokenHash: hashToken(token),
      id: randomUUID(),
      subject: 'operator',
      subjectId: operator.id,
      createdAt: now,
      lastUsedAt: now,
      revokedAt: null,
      userAgent: userAgent.slice(0, 300),
      address,
    };
    return { token, row: { op: 'insert', table: sessions.name, row: session } };
  }

  /** Operator of a token; null if there is no such session, or it has ended. */
  async resolve(token: string, address: string): Promise<SignedInOperator | null> {
    const found = await this.find(hashToken(token), address);
    if (!found) return null;
    const { session, operator } = found;
    const now = Date.now();
    if (session.lastUsedAt + TOUCH_AFTER < now)
      await this.write({ tokenHash: session.tokenHash, lastUsedAt: now });
    return operator;
  }

  /** Operator of a token hash, without counting as session use. */
  async glance(tokenHash: string, address: string): Promise<SignedInOperator | null> {
    return (await this.find(tokenHash, address))?.operator ?? null;
  }

  private async find(
    tokenHash: string,
    address: string,
  ): Promise<{ readonly session: Session; readonly operator: SignedInOperator } | null> {
    // In parallel, because every call waits for all of them.
    const [session, row, ownTerms] = await Promise.all([
      this.reader.first(sessions, OF_TOKEN, [tokenHash]),
      this.reader.first(operators, OPERATOR_OF_TOKEN, [tokenHash]),
      this.reader.first(operatorTerms, TERMS_OF_TOKEN, [tokenHash]),
    ]);
    if (!session || session.revokedAt !== null || session.lastUsedAt + IDLE < Date.now()) return null;
    if (row?.id !== session.subjectId) return null;
    const { id, email, name, totpSecret } = row;
    const { role, permissions, terms } = await this.roles.by(row, ownTerms);
    const operator: SignedInOperator = {
      ...{ id, email, name, role, permissions, networks: terms.networks },
      ...{ hasSecondFactor: totpSecret !== null, address, sessionId: session.id },
    };
    return { session, operator };
  }

  /** Registers rows to write when an operator's last session ends. */
  onLastSessionEnd(rowsOf: (operator: SignedInOperator) => Promise<readonly RowWrite[]>): void {
    this.lastSessionHooks.push(rowsOf);
  }

  /** Ends the session of the request. */
  async end(operator: SignedInOperator, token: string): Promise<void> {
    const others = (await this.live(operator.id)).filter(({ id }) => id !== operator.sessionId);
    const rest =
      others.length > 0 ? [] : await Promise.all(this.lastSessionHooks.map((rowsOf) => rowsOf(operator)));
    await this.write({ tokenHash: hashToken(token), revokedAt: Date.now() }, rest.flat());
  }

  /** Active sessions of an operator, last used first. */
  live(operatorId: number): Promise<Session[]> {
    return this.reader.select(
      sessions,
      `WHERE subject = 'operator' AND subject_id = $1 AND revoked_at IS NULL AND last_used_at > $2
       ORDER BY last_used_at DESC LIMIT 100`,
      [operatorId, Date.now() - IDLE],
    );
  }

  /** Rows that end one session of an operator; none if there is no such session. */
  async ending(operatorId: number, sessionId: string): Promise<RowWrite[]> {
    return (await this.live(operatorId)).filter(({ id }) => id === sessionId).map(revocation);
  }

  /** Rows that end all sessions of an operator, except the given one. */
  async endingAll(operatorId: number, exceptId = ''): Promise<RowWrite[]> {
    const live = await this.reader.select(
      sessions,
      `WHERE subject = 'operator' AND subject_id = $1 AND revoked_at IS NULL`,
      [operatorId],
    );
    return live.filter(({ id }) => id !== exceptId).map(revocation);
  }

  private async write(change: Partial<Session>, rest: readonly RowWrite[] = []): Promise<void> {
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [patch(change), ...rest] });
  }
}

const revocation = ({ tokenHash }: Session): RowWrite => patch({ tokenHash, revokedAt: Date.now() });

const patch = (row: Partial<Session>): RowWrite => ({ op: 'patch', table: sessions.name, row });
