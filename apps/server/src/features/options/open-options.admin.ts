import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type CustomerTeller, type OpenOfCustomer, TellsOfCustomer } from '../customers/tells-of-customer.js';

/**
 * Running options of a customer, counted on the customer page of the back office. Their value is unknown until they
 * end.
 */
@Injectable()
@TellsOfCustomer()
export class OpenOptions implements CustomerTeller {
  readonly name = 'options';
  readonly resource = 'options';

  constructor(private readonly engine: EngineClient) {}

  async open(customerId: number): Promise<OpenOfCustomer> {
    const { options } = await this.engine.ask({ kind: 'customer.account', customerId });
    return { count: options.length, waiting: 0, result: null };
  }
}
