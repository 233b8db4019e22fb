import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { type EngineEvent, SYSTEM } from '../../engine/protocol.js';
import { hashToken, newToken } from '../../platform/auth/tokens.js';
import { DatabaseReader, type SqlRow } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { CallerDirectory, type Identity } from '../../platform/http/caller.js';
import { Settings } from '../settings/settings.js';
import { type Session, sessions } from './session.table.js';

const DAY = 86_400_000;
/** Idle lifetime of a session. */
const LIFETIME = 30 * DAY;
/** Age of `lastUsedAt` after which it is updated. */
const TOUCH_AFTER = 3_600_000;
const MAX_REMEMBERED = 100_000;
/** Customers whose sessions one statement checks. */
const CHECKED_TOGETHER = 1_000;

interface Remembered {
  readonly identity: Identity;
  lastUsedAt: number;
}

/** End of one session, or of all sessions of a customer. */
export type SessionEnd = { readonly sessionId: string } | { readonly customerId: number };

export interface Origin {
  readonly address: string;
  readonly userAgent: string;
}

/** Customer sessions: opaque tokens, stored as hashes only; active ones are cached here. */
@Injectable()
export class CustomerSessions implements CallerDirectory {
  private readonly cache = new Map<string, Remembered>();
  private readonly listeners = new Set<(end: SessionEnd) => void>();
  /** Counts ended sessions: a lookup that overlaps an end may have read the old state. */
  private endCount = 0;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {
    engine.subscribe((event) => this.follow(event));
    engine.onRenewed(() => {
      this.endCount += 1;
      this.cache.clear();
    });
  }

  defaultLanguage(): LanguageCode {
    return this.settings.defaultLanguage();
  }

  identify(token: string): Identity | null | Promise<Identity | null> {
    const tokenHash = hashToken(token);
    const known = this.cache.get(tokenHash);
    if (!known) return this.loadIdentity(tokenHash);
    const now = Date.now();
    if (known.lastUsedAt + LIFETIME < now) {
      // Another process may have recorded a later use.
      this.cache.delete(tokenHash);
      return this.loadIdentity(tokenHash);
    }
    if (known.lastUsedAt + TOUCH_AFTER < now) this.touch(tokenHash, known, now);
    return known.identity;
  }

  /** New session row, and its token, which cannot be retrieved again. */
  opening(customerId: number, { address, userAgent }: Origin): { token: string; row: RowWrite } {
    const token = newToken();
    const tokenHash = hashToken(token);
    const now = Date.now();
    const session: Session = {
      tokenHash,
      id: publicId(tokenHash),
      subject: 'customer',
      subjectId: customerId,
      createdAt: now,
      lastUsedAt: now,
      revokedAt: null,
      userAgent: userAgent.slice(0, 300),
      address,
    };
    return { token, row: { op: 'insert', table: sessions.name, row: session } };
  }

  /** Active sessions of the customer, last used first. */
  list(customerId: number): Promise<Session[]> {
    return this.reader.select(
      sessions,
      `WHERE subject = 'customer' AND subject_id = $1 AND revoked_at IS NULL AND last_used_at > $2
       ORDER BY last_used_at DESC LIMIT 50`,
      [customerId, Date.now() - LIFETIME],
    );
  }

  /** Last fifty sessions of the customer, ended ones included, last used first. */
  history(customerId: number): Promise<Session[]> {
    return this.reader.select(
      sessions,
      `WHERE subject = 'customer' AND subject_id = $1 ORDER BY last_used_at DESC LIMIT 50`,
      [customerId],
    );
  }

  /** Ids of those sessions that are active and whose customers may be signed in. */
  async liveAmong(identities: readonly Identity[]): Promise<ReadonlySet<string>> {
    const asked = new Set(identities.map(({ sessionId }) => sessionId));
    const customerIds = [...new Set(identities.map(({ customerId }) => customerId))];
    const live = new Set<string>();
    for (let at = 0; at < customerIds.length; at += CHECKED_TOGETHER) {
      const some = customerIds.slice(at, at + CHECKED_TOGETHER);
      const rows = await this.reader.ask(
        untypedQueries
          .selectFrom(sessions.name)
          .innerJoin(customers.name, 'customers.id', 'sessions.subject_id')
          .select(['sessions.id', 'customers.blocked'])
          .where('sessions.subject', '=', 'customer')
          .where('sessions.subject_id', 'in', some)
          .where('sessions.revoked_at', 'is', null),
      );
      for (const row of rows) if (asked.has(String(row.id)) && !isBlocked(row)) live.add(String(row.id));
    }
    return live;
  }

  isLive({ revokedAt, lastUsedAt }: Session): boolean {
    return revokedAt === null && lastUsedAt + LIFETIME > Date.now();
  }

  /** Ends a session of the customer; no effect if it is another customer's or does not exist. */
  async end(customerId: number, sessionId: string): Promise<void> {
    const rows = await this.ending(customerId, (id) => id === sessionId);
    await this.write(rows);
    for (const { row } of rows) this.evictEnded(row);
  }

  /** Ends all sessions of the customer, except the given one. */
  async endAll(customerId: number, except: string | null = null): Promise<void> {
    const rows = await this.endingAll(customerId, except);
    await this.write(rows);
    for (const { row } of rows) this.evictEnded(row);
  }

  /** Ends the session of a token that was not handed out yet. */
  async endToken(token: string): Promise<void> {
    await this.write([revocation(hashToken(token))]);
  }

  /** Rows that end all sessions of a customer, except the given one. */
  endingAll(customerId: number, except: string | null = null): Promise<RowWrite[]> {
    return this.ending(customerId, (id) => id !== except);
  }

  private async ending(customerId: number, ends: (id: unknown) => boolean): Promise<RowWrite[]> {
    const live = await this.reader.query(
      `SELECT token_hash, id FROM sessions WHERE subject = 'customer' AND subject_id = $1 AND revoked_at IS NULL`,
      [customerId],
    );
    return live.filter(({ id }) => ends(id)).map((row) => revocation(String(row.token_hash)));
  }

  /** Calls the listener for ended sessions, whatever the cause. Returns the unsubscribe function. */
  onEnd(listener: (end: SessionEnd) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async loadIdentity(tokenHash: string): Promise<Identity | null> {
    const { endCount: ends } = this;
    const [row] = await this.reader.query(
      `SELECT s.id, s.subject_id, s.last_used_at, c.is_demo, c.blocked
       FROM sessions s JOIN customers c ON c.id = s.subject_id
       WHERE s.token_hash = $1 AND s.subject = 'customer' AND s.revoked_at IS NULL AND s.last_used_at > $2`,
      [tokenHash, Date.now() - LIFETIME],
    );
    if (!row || isBlocked(row)) return null;
    const identity: Identity = {
      customerId: Number(row.subject_id),
      sessionId: String(row.id),
      isDemo: Number(row.is_demo) === 1,
    };
    if (this.endCount !== ends) return this.loadIdentity(tokenHash);
    if (this.cache.size >= MAX_REMEMBERED) this.evictOldest();
    // Concurrent first requests share one entry, so that the use is recorded once.
    const known = this.cache.get(tokenHash) ?? { identity, lastUsedAt: Number(row.last_used_at) };
    this.cache.set(tokenHash, known);
    const now = Date.now();
    if (known.lastUsedAt + TOUCH_AFTER < now) this.touch(tokenHash, known, now);
    return identity;
  }

  private touch(tokenHash: string, known: Remembered, now: number): void {
    known.lastUsedAt = now;
    void this.write([{ op: 'patch', table: sessions.name, row: { tokenHash, lastUsedAt: now } }]).catch(
      () => {
        known.lastUsedAt = now - TOUCH_AFTER;
      },
    );
  }

  private evictOldest(): void {
    const oldest = this.cache.keys().next();
    if (!oldest.done) this.cache.delete(oldest.value);
  }

  private async write(rows: readonly RowWrite[]): Promise<void> {
    if (rows.length > 0) await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }

  private follow(event: EngineEvent): void {
    if (event.type === 'customer.changed' && event.blocked.signIn !== undefined) {
      this.evictCustomer(event.customerId);
    } else if (event.type === 'rows.recorded' && event.tables.includes(sessions.name)) {
      for (const { table, row } of event.rows) if (table === sessions.name) this.evictEnded(row);
    }
  }

  private evictEnded({ tokenHash, revokedAt }: Partial<Session>): void {
    if (tokenHash === undefined || typeof revokedAt !== 'number') return;
    this.endCount += 1;
    this.cache.delete(tokenHash);
    this.notify({ sessionId: publicId(tokenHash) });
  }

  private evictCustomer(customerId: number): void {
    this.endCount += 1;
    for (const [tokenHash, { identity }] of this.cache) {
      if (identity.customerId === customerId) this.cache.delete(tokenHash);
    }
    this.notify({ customerId });
  }

  private notify(end: SessionEnd): void {
    for (const listener of this.listeners) listener(end);
  }
}

const isBlocked = ({ blocked }: SqlRow): boolean => 'signIn' in (JSON.parse(String(blocked)) as object);

/** Public id of a session; it grants no access. */
const publicId = (tokenHash: string): string => tokenHash.slice(0, 22);

const revocation = (tokenHash: string): RowWrite => ({
  op: 'patch',
  table: sessions.name,
  row: { tokenHash, revokedAt: Date.now() },
});
