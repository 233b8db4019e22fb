import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
  type OpenOfCustomer,
} from '../customers/contributes-customer-summary.js';

/**
 * Running options of a customer, counted on the customer page of the back office. Their value is unknown until they
 * end.
 */
@Injectable()
@ContributesCustomerSummary()
export class OpenOptions implements CustomerSummaryPart {
  readonly name = 'options';
  readonly resource = 'options';

  constructor(private readonly engine: EngineClient) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    const { options } = await this.engine.ask({ kind: 'customer.account', customerId });
    return { count: options.length, waiting: 0, result: null };
  }
}
