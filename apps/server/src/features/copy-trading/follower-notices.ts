import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import {
  type FollowNotice,
  followNotices,
} from '../../engine/products/copy-trading/tables/follow-notice.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { BatchWorker } from '../../platform/retry/batch-worker.js';
import { NewMessage } from '../messages/new-message.js';
import { FollowerTexts } from './follower-texts.js';

/** Messages written per batch. */
const MESSAGES_PER_BATCH = 200;
const EVERYBODY = -1;
/** Must match the condition of the partial index: told_up_to <> -1. */
const UNFINISHED_NOTICES = 'WHERE told_up_to <> -1 ORDER BY id LIMIT $1';
/** Relations that existed when the notice was written; a follower who has left since needs no message. */
const FOLLOWERS_AT_NOTICE = `WHERE trader_id = $1 AND status <> 'ended' AND begun_seq < $2 AND id > $3
  ORDER BY id LIMIT $4`;

/**
 * Writes followers' messages, once each: the progress of a notice is stored with the messages in one commit, so a crash
 * only delays the rest.
 */
@Injectable()
export class FollowerNotices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('notices');
  private readonly worker = new BatchWorker({
    next: () => this.sendNext(),
    onError: (error) => this.log.error(error),
  });
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly message: NewMessage,
    private readonly texts: FollowerTexts,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe(({ type }) => {
      if (type === 'follow.notice') this.worker.wake();
    });
    this.worker.wake();
  }

  /** Finishes the current batch, which the engine still writes; the next start sends the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    await this.worker.stop();
  }

  /** Writes the next messages, in the order of the notices. False: there are none. */
  private async sendNext(): Promise<boolean> {
    const waiting = await this.reader.select(followNotices, UNFINISHED_NOTICES, [MESSAGES_PER_BATCH]);
    const [first] = waiting;
    if (!first) return false;
    if (first.customerId === null) await this.notifyFollowers(first);
    else await this.notifyEach(waiting.slice(0, leadingSingleNotices(waiting)));
    return true;
  }

  private async notifyEach(notices: readonly FollowNotice[]): Promise<void> {
    const told = await Promise.all(notices.map((notice) => this.messageOf(notice, notice.customerId ?? 0)));
    const rows = [...told, ...notices.map((notice) => withProgress(notice, EVERYBODY))];
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }

  private async notifyFollowers(notice: FollowNotice): Promise<void> {
    const { traderId, laneSeq, toldUpTo: after } = notice;
    const some = await this.reader.select(follows, FOLLOWERS_AT_NOTICE, [
      traderId,
      laneSeq,
      after,
      MESSAGES_PER_BATCH,
    ]);
    const rows = await Promise.all(some.map(({ customerId }) => this.messageOf(notice, customerId)));
    const last = some.length < MESSAGES_PER_BATCH ? EVERYBODY : (some.at(-1)?.id ?? EVERYBODY);
    rows.push(withProgress(notice, last));
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }

  private messageOf(notice: FollowNotice, customerId: number): Promise<RowWrite> {
    const texts = this.texts.of(notice);
    return this.message.row({ customerId, kind: `follow.${notice.kind}`, texts, sentAt: notice.at });
  }
}

/** Number of notices before the first one to several followers. */
function leadingSingleNotices(notices: readonly FollowNotice[]): number {
  const at = notices.findIndex(({ customerId }) => customerId === null);
  return at < 0 ? notices.length : at;
}

const withProgress = ({ id }: FollowNotice, reached: number): RowWrite => ({
  op: 'patch',
  table: followNotices.name,
  row: { id, toldUpTo: reached },
});
