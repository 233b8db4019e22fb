import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ExactDecimals } from '@truemark/contracts';
import type { CustomerSummary } from '@truemark/contracts/admin';
import { sum } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { notFound } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { AccountTotals } from './account-totals.js';
import { ActiveBlocks } from './active-blocks.js';
import {
  type CustomerSummaryPart,
  customerTellers,
  MAX_RELATED,
  type RelatedOnes,
} from './contributes-customer-summary.js';
import { loadCustomerReferences } from './customer-reference.js';
import { CustomersAdmin } from './customers.admin.js';
import { NotesAdmin } from './notes.admin.js';

type Summary = ExactDecimals<CustomerSummary>;

const MAX_LOGINS = 5;

/** Number of related customers shown by name; further ones only by number. */
const SHOWN_RELATED = 5;

/** Overview of a customer in one response: each feature adds its part if the operator may read it. */
@Injectable()
export class CustomerSummaryAdmin implements OnModuleInit {
  private parts: readonly CustomerSummaryPart[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly customers: CustomersAdmin,
    private readonly accountTotals: AccountTotals,
    private readonly notes: NotesAdmin,
    private readonly activeBlocks: ActiveBlocks,
  ) {}

  onModuleInit(): void {
    this.parts = customerTellers(this.discovery);
  }

  async of(operator: SignedInOperator, id: number): Promise<Summary> {
    const customer = await this.reader.first(customers, 'WHERE id = $1', [id]);
    if (!customer) throw notFound('customer');
    const tellers = this.parts.filter(({ resource }) => hasPermission(operator, resource, 'read'));
    const [whole, logins, money, notes, blocks, open, identity, limits, related] = await Promise.all([
      this.customers.one(id),
      this.customers.logins(id),
      this.loadLedgerSums(id, hasPermission(operator, 'ledger-entries', 'read')),
      this.notes.of(operator, id),
      this.activeBlocks.of(id, customer.blocked),
      Promise.all(tellers.map(async (each) => each.open && { product: each.name, ...(await each.open(id)) })),
      Promise.all(tellers.map(async (each) => (await each.identity?.(customer)) ?? [])),
      Promise.all(tellers.map(async (each) => (await each.limits?.(id)) ?? null)),
      Promise.all(tellers.map(async (each) => (await each.related?.(id)) ?? [])),
    ]);
    const running = open.filter((each) => each !== undefined);
    const held = whole.accounts.flatMap(({ balance, lockBalance }) => [balance, lockBalance]);
    return {
      ...whole,
      ...money,
      blocks,
      identity: identity.flat(),
      equity: sum([...held, ...running.map(({ result }) => result ?? 0n)]),
      open: running,
      logins: logins.slice(0, MAX_LOGINS),
      limits: limits.find((each) => each !== null) ?? null,
      related: await this.resolveRelated(operator, related.flat()),
      notes,
    };
  }

  private async loadLedgerSums(id: number, isTold: boolean): Promise<Pick<Summary, 'results' | 'outside'>> {
    if (!isTold) return { results: [], outside: [] };
    const [sums, { productOf }, outside] = await Promise.all([
      this.accountTotals.of(id),
      this.engine.ask({ kind: 'ledger.figures' }),
      this.engine.ask({ kind: 'ledger.outside' }),
    ]);
    const results = new Map<string, bigint>();
    for (const [type, net] of sums) {
      const product = productOf[type];
      if (product && !outside.includes(type)) results.set(product, (results.get(product) ?? 0n) + net);
    }
    return {
      results: [...results].map(([product, net]) => ({ product, net })),
      outside: outside.flatMap((type) => {
        const net = sums.get(type);
        return net === undefined ? [] : [{ type, net }];
      }),
    };
  }

  private async resolveRelated(
    operator: SignedInOperator,
    related: readonly RelatedOnes[],
  ): Promise<Summary['related']> {
    const ids = related.flatMap(({ customerIds }) => customerIds.slice(0, SHOWN_RELATED));
    const whose = await loadCustomerReferences(this.reader, operator, ids);
    return related
      .filter(({ customerIds }) => customerIds.length > 0)
      .map(({ kind, customerIds }) => ({
        kind,
        customers: customerIds.slice(0, SHOWN_RELATED).map((id) => {
          const { uid, customer_name } = whose(id);
          return { id, uid, customer_name };
        }),
        is_more: customerIds.length > SHOWN_RELATED,
        more_ids: customerIds.slice(SHOWN_RELATED, MAX_RELATED),
      }));
  }
}
