import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { accountSnapshot } from './account-snapshot.js';
import {
  changeCustomer,
  createCustomer,
  identitiesOf,
  journalledFields,
  toCustomerState,
} from './customers.js';
import { resetDemo } from './demo-reset.js';
import { entries } from './entries.js';
import { customers as table } from './tables/customer.table.js';
import { customerParts } from './tables/customer-part.table.js';

/** Customers: accounts, identities and blocks. */
export const customers = defineProduct({
  name: 'customers',
  lane: {
    commands: {
      'customer.create': createCustomer,
      'customer.change': changeCustomer,
      'demo.reset': resetDemo,
    },
    answers: {
      'customer.identity': (state, { identity }) => state.identities.get(identity) ?? null,
      'customer.account': (state, { customerId }) => accountSnapshot(state, customerId),
    },
    laterLimits: ['customer.change'],
    journalled: {
      'customer.create': (command) => ({ ...command, customer: journalledFields(command.customer) }),
      'customer.change': (command) => ({ ...command, change: journalledFields(command.change) }),
    },
  },
  state: {
    tables: [table, customerParts],
    counters: { customers: table },
    hashed: [
      defineHashedRows({
        name: 'customers',
        upTo: 'customers',
        find: (state, id) => state.customers.get(id),
      }),
    ],
    slice: (state: State) => ({
      customers: new Map(),
      identities: new Map(),
      bookOf: (customerId: number) => (state.customers.get(customerId)?.isDemo ? 'demo' : 'real'),
    }),
    load: async (state, loader) => {
      for await (const page of loader.pages(table, ['id'])) {
        for (const customer of page) {
          state.customers.set(customer.id, toCustomerState(customer));
          for (const name of identitiesOf(customer)) state.identities.set(name, customer.id);
        }
      }
    },
  },
  ledger: {
    house: ['demo_mint'],
    meaning: { demo_mint: 'paid' },
    entries,
    outside: ['demo.opening', 'demo.reset'],
  },
});
