import { Injectable } from '@nestjs/common';
import type { InvitedPerson, Page } from '@truemark/contracts';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type Paging, pageOf } from '../../platform/http/page.js';
import { LocalTime } from '../settings/local-time.js';

/** Customers who registered with a customer's invitation code. */
@Injectable()
export class Referrals {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly time: LocalTime,
  ) {}

  /** Newest first; with just enough data to tell the inviter that they joined. */
  async of(customerId: number, paging: Paging): Promise<Page<InvitedPerson>> {
    const { page, limit } = paging;
    const [rows, total] = await Promise.all([
      this.reader.select(customers, 'WHERE invited_by = $1 ORDER BY id DESC LIMIT $2 OFFSET $3', [
        customerId,
        limit,
        (page - 1) * limit,
      ]),
      this.reader.number('SELECT count(*) FROM customers WHERE invited_by = $1', [customerId]),
    ]);
    const people = rows.map(
      ({ uid, isReal, createdAt }): InvitedPerson => ({
        uid: maskedUid(uid),
        is_real: isReal ? 1 : 0,
        created_at: this.time.stamp(createdAt),
        created_at_ms: createdAt,
      }),
    );
    return pageOf(people, total, paging);
  }
}

/** First two and last two characters: enough to recognise a friend's number, not enough to use it. */
const maskedUid = (uid: string): string => `${uid.slice(0, 2)}****${uid.slice(-2)}`;
