import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type MarginEvent, marginEvents } from '../../engine/products/contracts/tables/margin.table.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import { NewMessage } from '../messages/new-message.js';
import { MarginTexts } from './margin-texts.js';

/** Pause before a retry after a database fault, ms. */
const RETRY_DELAY = 1_000;
const NEXT_STEP = `WHERE lane_seq = (SELECT min(lane_seq) FROM margin_events WHERE lane_seq > $1)
  ORDER BY customer_id, kind`;

/**
 * Writes customers' messages about margin calls and stop-outs, once each: the messages themselves store the progress,
 * so a crash between event and message only delays it.
 */
@Injectable()
export class MarginNotices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('notices');
  private running: Promise<void> | null = null;
  private isRunRequested = false;
  private isStopping = false;
  private stopListening: () => void = () => undefined;
  private lastSentSeq: number | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly message: NewMessage,
    private readonly texts: MarginTexts,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      const isCall = event.type === 'margin.call' && event.isCalled;
      const isStopOut =
        (event.type === 'order.closed' && event.by === 'stop_out') ||
        (event.type === 'order.cancelled' && event.order.closeReason === 'order.stop_out');
      if (isCall || isStopOut) this.wake();
    });
    this.wake();
  }

  /** Finishes the pending messages while the engine still writes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.stopListening();
    await this.running;
  }

  private wake(): void {
    this.isRunRequested = true;
    this.running ??= this.catchUp().finally(() => {
      this.running = null;
      if (this.isRunRequested) this.wake();
    });
  }

  private async catchUp(): Promise<void> {
    while (this.isRunRequested) {
      this.isRunRequested = false;
      try {
        await this.sendNew();
      } catch (error) {
        this.log.error(error);
        if (this.isStopping) return;
        this.isRunRequested = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      }
    }
  }

  /** Processes lane step by lane step; the messages of one step are one commit. */
  private async sendNew(): Promise<void> {
    this.lastSentSeq ??= await this.reader.number('SELECT max(lane_seq) FROM messages');
    for (;;) {
      const events: readonly MarginEvent[] = await this.reader.select(marginEvents, NEXT_STEP, [
        this.lastSentSeq,
      ]);
      const [first] = events;
      if (!first) return;
      await this.sendMessages(events);
      this.lastSentSeq = first.laneSeq;
    }
  }

  private async sendMessages(events: readonly MarginEvent[]): Promise<void> {
    const rows: RowWrite[] = [];
    for (const event of events) {
      const { customerId, laneSeq, at: sentAt } = event;
      const texts = this.texts.of(event, await this.closedIn(event));
      rows.push(await this.message.row({ customerId, kind: `margin.${event.kind}`, texts, laneSeq, sentAt }));
    }
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
  }

  private async closedIn({ closed }: MarginEvent): Promise<Order[]> {
    const found = await rowsIn(this.reader, orders, 'id', closed);
    const byId = new Map(found.map((order) => [order.id, order]));
    return closed.flatMap((id) => byId.get(id) ?? []);
  }
}
