import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type CustomerTeller, type OpenOfCustomer, TellsOfCustomer } from '../customers/tells-of-customer.js';

/** A customer's running options as his page in the back office counts them. What they stand at is not known before their end. */
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
