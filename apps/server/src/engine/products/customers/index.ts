import { defineProduct } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { changeCustomer, createCustomer, identitiesOf } from './customers.js';
import { resetDemo } from './demo-reset.js';
import { customers as table } from './tables/customer.table.js';

/** Who trades, under which names he is found, and what an operator has blocked. */
export const customers = defineProduct({
  name: 'customers',
  commands: { 'customer.create': createCustomer, 'customer.change': changeCustomer, 'demo.reset': resetDemo },
  tables: [table],
  counters: { customers: table },
  house: ['demo_mint'],
  entries: { 'demo.opening': 'demo', 'demo.reset': 'demo' },
  slice: (state: State) => ({
    customers: new Map(),
    identities: new Map(),
    bookOf: (customerId: number) => (state.customers.get(customerId)?.isDemo ? 'demo' : 'real'),
  }),
  load: async (state, loader) => {
    for await (const customer of loader.paged(table, ['id'])) {
      const { id, isDemo, blocked } = customer;
      state.customers.set(id, { id, isDemo, blocked });
      for (const name of identitiesOf(customer)) state.identities.set(name, id);
    }
  },
  answers: { 'customer.identity': (state, { identity }) => state.identities.get(identity) ?? null },
});
