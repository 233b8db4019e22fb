import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { daysLate, payoffOf } from '@truemark/domain';
import { formatDate, isolate, type LanguageCode, languageOf } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { type Loan, loans } from '../../engine/products/loans/tables/loan.table.js';
import { loanNotices } from '../../engine/products/loans/tables/loan-notice.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import type { PreparedDelivery } from '../delivery/delivery.js';
import { CashMessage } from '../wallet/cash-message.js';
import { sumOf } from './loan-decisions.js';

const DAY_MS = 86_400_000;
/** Pause before a retry after a database fault, ms. */
const RETRY_DELAY = 1_000;
/** Automatic events that the borrower was not notified of: a reminder, or a repayment from the balance. */
const UNSENT_NOTICES = `SELECT l.id AS id FROM loans l LEFT JOIN loan_notices n ON n.loan_id = l.id
  WHERE (l.status = 'active' AND l.reminded_at > coalesce(n.told_at, 0))
     OR (l.repaid_by = 'balance' AND l.ended_at > coalesce(n.told_at, 0)) ORDER BY l.id`;

/**
 * Notifies borrowers of automatic loan events, once each: the progress is stored in a row written with the message, so
 * a crash only delays it.
 */
@Injectable()
export class LoanNotices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('notices');
  private queueTail: Promise<void> = Promise.resolve();
  private isStopping = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly message: CashMessage,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      const isRepaid = event.type === 'loan.changed' && event.loan.repaidBy === 'balance';
      if (isRepaid || event.type === 'loan.reminded') this.enqueue(() => this.sendNotice(event.loan.id));
    });
    this.catchUp();
  }

  /** Finishes the pending notices while the engine still writes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.stopListening();
    await this.queueTail;
  }

  private catchUp(): void {
    this.enqueue(async () => {
      for (const { id } of await this.reader.query(UNSENT_NOTICES)) await this.sendNotice(Number(id));
    });
  }

  private enqueue(work: () => Promise<void>): void {
    this.queueTail = this.queueTail.then(work).catch(async (error: unknown) => {
      this.log.error(error);
      if (this.isStopping) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      this.catchUp();
    });
  }

  /** Sends the newest notice of a loan, unless it was sent. */
  private async sendNotice(id: number): Promise<void> {
    const loan = await this.reader.first(loans, 'WHERE id = $1', [id]);
    if (!loan) return;
    const at = loan.repaidBy === 'balance' ? loan.endedAt : loan.remindedAt;
    const told = await this.reader.first(loanNotices, 'WHERE loan_id = $1', [id]);
    if (at === null || at <= (told?.toldAt ?? 0)) return;
    const message = await this.messageOf(loan, at);
    if (!message) return;
    const row = { op: 'upsert', table: loanNotices.name, row: { loanId: id, toldAt: at } } as const;
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [...message.rows, row] });
    message.depart();
  }

  /** `at`: time of the event. Null: a reminder for a loan that no longer has to be repaid. */
  private async messageOf(loan: Loan, at: number): Promise<PreparedDelivery | null> {
    const { id, customerId, amount, dueAt } = loan;
    const known = { id, amount: this.message.sum(amount) };
    if (loan.repaidBy === 'balance') {
      const total = this.message.sum(sumOf(loan));
      return this.message.of(customerId, 'loan_repaid_from_balance', { ...known, total });
    }
    // A reminder may be sent long after its time. The clock of this process may be behind the engine's.
    const now = Math.max(at, this.engine.view.now());
    const payoff = payoffOf(loan, now);
    if (loan.status !== 'active' || dueAt === null || !payoff) return null;
    const facts = { ...known, total: this.message.sum(payoff.total) };
    const days = daysLate(dueAt, now);
    if (days > 0) return this.message.of(customerId, 'loan_late', { ...facts, days });
    if (now >= dueAt - DAY_MS) return this.message.of(customerId, 'loan_due_today', facts);
    const dayIn = (lang: LanguageCode): string => isolate(formatDate(dueAt - 1, languageOf(lang).tag, 'GMT'));
    return this.message.of(customerId, 'loan_due_soon', (lang) => ({ ...facts, day: dayIn(lang) }));
  }
}
