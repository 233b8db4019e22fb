import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { Transports } from '../../platform/mail/transports.js';
import { BACKOFF_PAUSES, withRetries } from '../../platform/retry/with-retries.js';
import { type OutboxMessage, outbox } from './outbox.table.js';

export interface Outgoing {
  readonly channel: 'email' | 'sms';
  /** E-mail address or E.164. */
  readonly to: string;
  /** Topic, such as `code.reset`; shown where the text is not. */
  readonly kind: string;
  readonly lang: LanguageCode;
  readonly subject: string;
  readonly text: string;
}

/** Message to send: `rows` are part of the triggering commit, then `depart` sends it in the background. */
export interface PreparedDelivery {
  readonly rows: readonly RowWrite[];
  depart(): void;
}

/** Maximum messages in transit: a provider that hangs must not fill the memory. */
const MAX_ON_THE_WAY = 1_000;

/**
 * Delivers messages to customers: by SMTP, by the SMS provider's webhook, or into the operators' outbox if neither is
 * configured.
 */
@Injectable()
export class Delivery implements OnModuleDestroy {
  private readonly log = new Logger('Delivery');
  private readonly stopping = new AbortController();
  private inFlight = 0;

  constructor(
    private readonly engine: EngineClient,
    private readonly cipher: Cipher,
    private readonly transports: Transports,
    private readonly numbers: RowNumbers,
  ) {}

  async prepare(message: Outgoing): Promise<PreparedDelivery> {
    const send = this.senderOf(message);
    if (send) return { rows: [], depart: () => void this.deliver(message, send) };
    const words = message.subject === '' ? message.text : `${message.subject}\n\n${message.text}`;
    return { rows: [await this.buildOutboxRow(message, 'held', words)], depart: () => undefined };
  }

  onModuleDestroy(): void {
    this.stopping.abort();
    this.transports.email?.close();
  }

  private senderOf({ channel, to, subject, text }: Outgoing): (() => Promise<void>) | null {
    const { email, sms } = this.transports;
    if (channel === 'email') return email && (() => email.send({ to, subject, text }));
    const id = randomUUID();
    return sms && (() => sms.send({ id, to, text }));
  }

  private async deliver(message: Outgoing, send: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    const wait = (milliseconds: number): Promise<void> =>
      pause(milliseconds, undefined, { signal, ref: false });
    this.inFlight += 1;
    try {
      if (this.inFlight > MAX_ON_THE_WAY) throw new Error('too many messages are on their way');
      await withRetries(send, BACKOFF_PAUSES, wait);
    } catch (error) {
      if (!signal.aborted) await this.recordFailure(message, error);
    } finally {
      this.inFlight -= 1;
    }
  }

  /** Operators see the failure and the recipient; the text reaches neither them nor the log. */
  private async recordFailure(message: Outgoing, error: unknown): Promise<void> {
    const { code } = error as { code?: unknown };
    this.log.error(`a message (${message.kind}) could not be delivered: ${code ?? (error as Error).message}`);
    try {
      const rows = [await this.buildOutboxRow(message, 'failed', null)];
      await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    } catch (fault) {
      this.log.error(`the failed delivery could not be recorded: ${(fault as Error).message}`);
    }
  }

  private async buildOutboxRow(
    { channel, to, kind, lang }: Outgoing,
    state: OutboxMessage['state'],
    words: string | null,
  ): Promise<RowWrite> {
    const id = await this.numbers.next(outbox);
    const sealedText = words === null ? null : this.cipher.encrypt(words, encryptionPurposeOf(id));
    const row: OutboxMessage = { id, at: Date.now(), channel, recipient: to, kind, lang, state, sealedText };
    return { op: 'insert', table: outbox.name, row };
  }
}

/** Encryption purpose of a message text. */
export const encryptionPurposeOf = (id: number): string => `outbox ${id}`;
