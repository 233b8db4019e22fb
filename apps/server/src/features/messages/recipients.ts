import { Injectable } from '@nestjs/common';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { areaIdOf } from '../areas/areas.js';
import type { OperatorMessage } from './operator-message.table.js';

export type Aim = Pick<OperatorMessage, 'aim' | 'customerId' | 'filter'>;

/** Recipients of a message by customer number. */
@Injectable()
export class Recipients {
  constructor(private readonly reader: DatabaseReader) {}

  /** Highest customer number; 0: there is none. */
  youngest(): Promise<number> {
    const highest = queryBuilder(customers).selectFrom('customers');
    return this.reader.number(highest.select(({ fn }) => fn.max('id').as('highest')));
  }

  count(aim: Aim): Promise<number> {
    return this.reader.number(recipientCondition(aim).select(({ fn }) => fn.countAll().as('total')));
  }

  /** Next recipients after `reached`, by number. */
  async next(
    message: Aim & Pick<OperatorMessage, 'reached' | 'upTo'>,
    most: number,
  ): Promise<readonly number[]> {
    const some = recipientCondition(message)
      .select('id')
      .where('id', '>', message.reached)
      .where('id', '<=', message.upTo)
      .orderBy('id')
      .limit(most);
    return (await this.reader.ask(some)).map(({ id }) => Number(id));
  }
}

function recipientCondition({ aim, customerId, filter }: Aim) {
  const { language, country, level, real, customers: chosen } = aim === 'filter' ? filter : {};
  return queryBuilder(customers)
    .selectFrom('customers')
    .$if(aim === 'one', (some) => some.where('id', '=', customerId ?? 0))
    .$if(chosen !== undefined, (some) => some.where('id', 'in', chosen ?? []))
    .$if(language !== undefined, (some) => some.where('lang', '=', language ?? ''))
    .$if(country !== undefined, (some) => some.where('area_id', '=', areaIdOf(country ?? '')))
    .$if(level !== undefined, (some) => some.where('level', '=', level ?? 0))
    .$if(real !== undefined, (some) => some.where('is_demo', '=', real ? 0 : 1));
}
