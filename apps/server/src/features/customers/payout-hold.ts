import { Injectable } from '@nestjs/common';
import { payoutsFrom } from '@truemark/domain';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { Settings } from '../settings/settings.js';

/** Nothing is paid out for a while after a password, payment password or second factor has changed. */
@Injectable()
export class PayoutHold {
  constructor(private readonly settings: Settings) {}

  /** From when on this customer is paid again, if a credential of his changes now; epoch ms. */
  from({ payoutsFrom: earlier }: Customer): number {
    return payoutsFrom(earlier, wallClock.now(), this.settings.number('withdraw_credential_hours'));
  }

  /** The row that says so, for changes that travel as rows. */
  row(customer: Customer): RowWrite {
    const row = { id: customer.id, payoutsFrom: this.from(customer) };
    return { op: 'patch', table: customers.name, row };
  }
}
