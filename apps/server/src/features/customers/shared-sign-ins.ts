import { Injectable } from '@nestjs/common';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  MAX_RELATED,
  type RelatedOnes,
} from './contributes-customer-summary.js';

/** Maximum sign-ins of the customer compared, latest first. */
const MAX_SIGN_INS = 20;

const SAME_NETWORK = `SELECT DISTINCT o.subject_id FROM (
    SELECT DISTINCT address FROM (
      SELECT address FROM sessions WHERE subject = 'customer' AND subject_id = $1
      ORDER BY last_used_at DESC LIMIT $2
    ) AS latest
  ) AS s JOIN sessions o ON o.address = s.address
  WHERE o.subject = 'customer' AND o.subject_id <> $1 LIMIT $3`;
const SAME_DEVICE = `SELECT DISTINCT o.subject_id FROM (
    SELECT DISTINCT address, user_agent FROM (
      SELECT address, user_agent FROM sessions WHERE subject = 'customer' AND subject_id = $1
      ORDER BY last_used_at DESC LIMIT $2
    ) AS latest
  ) AS s JOIN sessions o ON o.address = s.address AND o.user_agent = s.user_agent
  WHERE o.subject = 'customer' AND o.subject_id <> $1 LIMIT $3`;

/** Customers who signed in from the same network, with the same or another program, and invitations. */
@Injectable()
@ContributesCustomerSummary()
export class SharedSignIns implements CustomerSummaryPart {
  readonly name = 'customers';
  readonly resource = 'customers';

  constructor(private readonly reader: DatabaseReader) {}

  async related(customerId: number): Promise<readonly RelatedOnes[]> {
    const customer = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
    const [device, network, invited] = await Promise.all([
      this.findOthers(SAME_DEVICE, customerId),
      this.findOthers(SAME_NETWORK, customerId),
      this.reader.query('SELECT id FROM customers WHERE invited_by = $1 ORDER BY id LIMIT $2', [
        customerId,
        MAX_RELATED + 1,
      ]),
    ]);
    return [
      { kind: 'device', customerIds: device },
      { kind: 'network', customerIds: network.filter((id) => !device.includes(id)) },
      { kind: 'inviter', customerIds: customer?.invitedBy ? [customer.invitedBy] : [] },
      { kind: 'invited', customerIds: invited.map(({ id }) => Number(id)) },
    ];
  }

  /** Capped, so that it is as fast on a network shared by a thousand. */
  private async findOthers(statement: string, customerId: number): Promise<number[]> {
    const rows = await this.reader.query(statement, [customerId, MAX_SIGN_INS, MAX_RELATED + 1]);
    return rows.map(({ subject_id: id }) => Number(id));
  }
}
