import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { BatchWorker } from '../../platform/retry/batch-worker.js';
import { summaryOf } from '../content/rich-text.js';
import type { Message } from './message.table.js';
import { NewMessage } from './new-message.js';
import { type OperatorMessage, operatorMessages } from './operator-message.table.js';
import { Recipients } from './recipients.js';

/** Messages written per batch. */
const MESSAGES_PER_BATCH = 100;
/** Pause between two batches, which leaves the lane free for orders, ms. */
const PAUSE_BETWEEN_BATCHES = 20;
/** Message kind of all operator messages. */
const BY_OPERATOR = 'operator';

/**
 * Delivers operator messages to each recipient once: the progress is stored with the messages in one commit, so a crash
 * only delays the rest. Each batch has a precondition on the progress, so that concurrent senders duplicate nothing.
 */
@Injectable()
export class MassSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('messages');
  private readonly worker = new BatchWorker({
    next: () => this.sendNext(),
    onError: (error) => this.log.error(error),
    between: PAUSE_BETWEEN_BATCHES,
  });
  private stopListening: () => void = () => undefined;
  /** Message in progress: its summaries are computed once. */
  private current: { readonly id: number; readonly texts: Message['texts'] } | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly message: NewMessage,
    private readonly recipients: Recipients,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'rows.recorded' && event.rows.some(isNewMessage)) this.worker.wake();
    });
    this.worker.wake();
  }

  /** Finishes the current batch, which the engine still writes; the next start sends the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    await this.worker.stop();
  }

  /** Sends the next batch of the oldest message in progress. False: there is none. */
  private async sendNext(): Promise<boolean> {
    const found = await this.reader.first(operatorMessages, "WHERE state = 'sending' ORDER BY id", []);
    if (!found) return false;
    const { id, reached, upTo, sent } = found;
    const some = await this.recipients.next(found, MESSAGES_PER_BATCH);
    const isLast = some.length < MESSAGES_PER_BATCH;
    if (this.current?.id !== id) this.current = { id, texts: titlesOf(found) };
    const given = commonFieldsOf(found, this.current.texts);
    const rows = await Promise.all(some.map((customerId) => this.message.row({ customerId, ...given })));
    const place = { id, reached: isLast ? upTo : (some.at(-1) ?? upTo), sent: sent + some.length };
    const end = isLast && { state: 'sent', endedAt: wallClock.now() };
    const patch: RowWrite = { op: 'patch', table: operatorMessages.name, row: { ...place, ...end } };
    const seen = [{ table: operatorMessages.name, row: { key: id, reached, state: 'sending' } }];
    const outcome = await this.engine.submit({
      ...{ kind: 'rows.record', actor: SYSTEM, seen },
      rows: [...rows, patch],
    });
    // Stopped meanwhile, or another sender wrote this batch: the current state is read again.
    if (isRefusal(outcome) && outcome.key !== 'rows.changed') throw new Error(outcome.key);
    return true;
  }
}

/** Detects a new message, written by any process. */
const isNewMessage = ({ table, op }: RowWrite): boolean => table === operatorMessages.name && op === 'insert';

/** Common fields of its messages; pass `texts` if there are many. */
export const commonFieldsOf = (message: OperatorMessage, texts = titlesOf(message)) => ({
  ...{ kind: BY_OPERATOR, operatorMessageId: message.id, texts, sentAt: message.madeAt },
});

/** Push texts; frozen, so that they are serialised once for all messages. */
const titlesOf = ({ texts }: OperatorMessage): Message['texts'] =>
  Object.freeze(
    Object.fromEntries(
      Object.entries(texts).map(([lang, { title, content }]) => [
        lang,
        { title, desc: summaryOf(content), content: '' },
      ]),
    ),
  );
