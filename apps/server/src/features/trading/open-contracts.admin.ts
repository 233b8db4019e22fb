import { Injectable } from '@nestjs/common';
import { sum } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  type OpenOfCustomer,
} from '../customers/contributes-customer-summary.js';
import { Marks } from './marks.js';

/** Positions of a customer, counted on the customer page of the back office. */
@Injectable()
@ContributesCustomerSummary()
export class OpenContracts implements CustomerSummaryPart {
  readonly name = 'contracts';
  readonly resource = 'orders';

  constructor(
    private readonly engine: EngineClient,
    private readonly marks: Marks,
  ) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    const { orders } = await this.engine.ask({ kind: 'customer.account', customerId });
    const held = orders.filter(({ status }) => status === 'holding');
    const result = sum(held.map((order) => this.marks.now(order)?.profit ?? 0n));
    return { count: held.length, waiting: orders.length - held.length, result };
  }
}
