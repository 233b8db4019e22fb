import { Injectable, Logger } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Transports } from '../../platform/mail/transports.js';
import { operators } from '../operators/operator.table.js';
import type { Approval } from './approval.table.js';
import type { ApprovalKind } from './approval-kind.js';

/**
 * Notifies all operators of a request that takes effect by itself unless somebody stops it: by mail, if a mail server
 * is configured. It is in their list of requests in any case.
 */
@Injectable()
export class DelayedApprovalNotices {
  private readonly log = new Logger('HeldNotices');

  constructor(
    private readonly reader: DatabaseReader,
    private readonly transports: Transports,
  ) {}

  /** Returns at once; a mail that fails is logged. */
  send(asked: Approval, { label }: ApprovalKind): void {
    void this.mail(asked, label).catch((error: unknown) => {
      this.log.error(
        `the mail for approval ${asked.id} could not be sent: ${(error as { code?: string }).code}`,
      );
    });
  }

  private async mail({ id, subject, reason, makerId, holdsAt }: Approval, label: string): Promise<void> {
    const { email: way } = this.transports;
    if (!way || holdsAt === null) return;
    const others = await this.reader.select(operators, 'WHERE is_active = 1 AND id <> $1', [makerId]);
    const until = new Date(holdsAt).toUTCString();
    for (const { email } of others) {
      await way.send({
        to: email,
        subject: `Truemark back office: request ${id}`,
        text: `${label}: ${subject}\nReason: ${reason}\n\nIt comes true at ${until} unless somebody turns it down: see Approvals in the back office.`,
      });
    }
  }
}
