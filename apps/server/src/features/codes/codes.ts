import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CodePurpose } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { AttemptStore, Attempts } from '../../platform/auth/attempts.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { RANDOM, type Random, randomString } from '../../platform/auth/random.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { RATE_LIMITER, type RateLimiter } from '../../platform/http/rate-limiter.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { type Code, codes } from './code.table.js';

const CODE_LIFETIME = 600_000;
const TRIES = 5;
/** Minimum pause between two codes to one target. */
export const RESEND_DELAY = 60_000;
const DAY = 86_400_000;
const MAX_A_DAY = 10;

export interface NewCode {
  /** Six digits in plain text; only their hash is stored. */
  readonly digits: string;
  readonly row: RowWrite;
}

/** Six-digit codes that prove access to a mailbox or phone. Times are of the wall clock. */
@Injectable()
export class Codes {
  private readonly attempts: Attempts;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    store: AttemptStore,
    private readonly shared: SharedStore,
    private readonly numbers: RowNumbers,
  ) {
    this.attempts = new Attempts(store, { name: 'code', most: TRIES, windowMs: CODE_LIFETIME });
  }

  /** Serialises work on one target's codes, so that concurrent calls cannot bypass the counters. */
  inTurn<T>(target: string, work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn(`codes of ${target}`, work);
  }

  /** Refusal if a target had a code within the last minute, or ten within a day. Call it within `inTurn`. */
  async tooMany(target: string): Promise<RequestRefusal | null> {
    if (!this.limiter.isOn) return null;
    const now = Date.now();
    const recent = await this.reader.select(
      codes,
      'WHERE target = $1 AND sent_at > $2 ORDER BY sent_at DESC LIMIT $3',
      [target, now - DAY, MAX_A_DAY],
    );
    const soon = (recent[0]?.sentAt ?? 0) + RESEND_DELAY - now;
    if (soon > 0) return refuseRequest('auth.code_too_soon', { retry_after: Math.ceil(soon / 1000) });
    const first = recent[MAX_A_DAY - 1];
    if (first === undefined) return null;
    return refuseRequest('auth.code_too_many', { retry_after: Math.ceil((first.sentAt + DAY - now) / 1000) });
  }

  /** New code and its row; replaces an earlier one for the same purpose. */
  async make(target: string, purpose: CodePurpose): Promise<NewCode> {
    const id = await this.numbers.next(codes);
    const digits = randomString(this.random, '0123456789', 6);
    const codeHash = this.hashOf(id, digits);
    const row: Code = { id, target, purpose, codeHash, sentAt: Date.now(), tries: 0, usedAt: null };
    return { digits, row: { op: 'insert', table: codes.name, row } };
  }

  /**
   * Checks the digits against the last code sent for this purpose. If right, the code is used up; if wrong, one of five
   * tries is.
   */
  spend(target: string, purpose: CodePurpose, digits: string | undefined): Promise<boolean> {
    return this.inTurn(target, async () => {
      const now = Date.now();
      const code = await this.reader.first(codes, 'WHERE target = $1 AND purpose = $2 ORDER BY id DESC', [
        target,
        purpose,
      ]);
      if (!code || code.usedAt !== null || code.sentAt + CODE_LIFETIME <= now || code.tries >= TRIES)
        return false;
      const checked = await this.attempts.check(String(code.id), async () =>
        this.isHashOf(code, (digits ?? '').replace(/\s/g, '')),
      );
      const isRight = checked === true;
      const change = isRight ? { usedAt: now } : { tries: code.tries + 1 };
      const patch: RowWrite = { op: 'patch', table: codes.name, row: { id: code.id, ...change } };
      await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [patch] });
      return isRight;
    });
  }

  private isHashOf({ id, codeHash }: Code, digits: string): boolean {
    return timingSafeEqual(Buffer.from(codeHash), Buffer.from(this.hashOf(id, digits)));
  }

  private hashOf(id: number, digits: string): string {
    return this.cipher.mac(digits, `code ${id}`);
  }
}
