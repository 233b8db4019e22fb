import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import {
  alertNotices,
  type PriceAlert,
  priceAlerts,
} from '../../engine/products/alerts/tables/alert.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { BatchWorker } from '../../platform/retry/batch-worker.js';
import { NewMessage } from '../messages/new-message.js';
import { alertNotes } from './alert-note.table.js';
import { AlertTexts } from './alert-texts.js';

/** Messages written per batch. */
const MESSAGES_PER_BATCH = 200;

/**
 * Notifies customers of fired alerts, once each: the notice was written with the tick, and is deleted in the commit
 * that writes the message, so a crash only delays it.
 */
@Injectable()
export class AlertNotices implements OnApplicationBootstrap, BeforeApplicationShutdown {
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
    private readonly texts: AlertTexts,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'alert.ended' && event.alert.status === 'fired') this.worker.wake();
    });
    this.worker.wake();
  }

  /** Finishes the current batch, which the engine still writes; the next start sends the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    await this.worker.stop();
  }

  /** Writes the next messages, in the order in which the alerts fired. False: there are none. */
  private async sendNext(): Promise<boolean> {
    const waiting = await this.reader.select(alertNotices, 'ORDER BY lane_seq, alert_id LIMIT $1', [
      MESSAGES_PER_BATCH,
    ]);
    if (waiting.length === 0) return false;
    const ids = waiting.map(({ alertId }) => alertId);
    const fired = new Map((await rowsIn(this.reader, priceAlerts, 'id', ids)).map((row) => [row.id, row]));
    const rows: RowWrite[] = [];
    for (const id of ids) {
      const alert = fired.get(id);
      if (alert) rows.push(...(await this.buildRows(alert)));
      rows.push({ op: 'remove', table: alertNotices.name, row: { alertId: id } });
    }
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    return true;
  }

  private async buildRows(alert: PriceAlert): Promise<RowWrite[]> {
    const { customerId, noteId, endedAt } = alert;
    const noted = noteId === null ? null : await this.reader.first(alertNotes, 'WHERE id = $1', [noteId]);
    const texts = this.texts.of(alert, noted?.note ?? '');
    const message = await this.message.row({ customerId, kind: 'alert', texts, sentAt: endedAt ?? 0 });
    return noted ? [message, { op: 'remove', table: alertNotes.name, row: { id: noted.id } }] : [message];
  }
}
