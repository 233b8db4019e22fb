import 'reflect-metadata';
import { Body, Controller, Headers, HttpCode, Inject, Injectable, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { entityOf } from '../../platform/database/data-source.js';
import type { Table } from '../../platform/database/table.js';
import {
  type CallerAccount,
  FEES_ID,
  newCallerAccount,
  openBenchDatabase,
  orderAnswer,
  orderRows,
} from './order-rows.js';

/**
 * The usual design: Nest, a service, and TypeORM's `save` of the same rows in one transaction per order, with the same
 * durability. TypeORM's SQLite driver has one connection, so transactions run one at a time. `node nest-typeorm.js
 * <file> <callers>`.
 */
const [, , file = '', callers = '1'] = process.argv;
(await openBenchDatabase(file, Number(callers))).close();

const tables = [laneInputs, orders, ledgerEntries, ledgerPostings, ledgerAccounts] as unknown as Table<
  Record<string, unknown>
>[];
const source = await new DataSource({
  type: 'better-sqlite3',
  database: file,
  entities: tables.map(entityOf),
  prepareDatabase: (database: { pragma(text: string): void }) => {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
  },
}).initialize();

@Injectable()
class Orders {
  private readonly accounts = new Map<string, CallerAccount>();
  private readonly fees = { balance: -Number(callers) * 1e13, postings: 0 };
  private lastId = 0;
  private queueTail: Promise<unknown> = Promise.resolve();

  constructor() {
    for (let caller = 1; caller <= Number(callers); caller++) {
      this.accounts.set(`caller-${caller}`, newCallerAccount(caller));
    }
  }

  place(token: string, cont: unknown): Promise<string> {
    const purse = this.accounts.get(token);
    if (!purse || typeof cont !== 'number') return Promise.resolve(orderAnswer(null));
    const placed = this.queueTail.then(() => source.transaction((manager) => this.save(manager, purse)));
    this.queueTail = placed.catch(() => undefined);
    return placed;
  }

  private async save(manager: EntityManager, purse: CallerAccount): Promise<string> {
    const rows = orderRows(this.lastId + 1, Date.now(), purse, this.fees);
    if (!rows) return orderAnswer(null);
    this.lastId++;
    await manager.save(laneInputs.name, named(laneInputs, rows.input));
    await manager.save(orders.name, named(orders, rows.order));
    await manager.save(
      ledgerEntries.name,
      rows.entries.map((row) => named(ledgerEntries, row)),
    );
    await manager.save(
      ledgerPostings.name,
      rows.postings.map((row) => named(ledgerPostings, row)),
    );
    await manager.save(ledgerAccounts.name, [
      { id: purse.freeId, balance: purse.free, postings: purse.postings },
      { id: purse.heldId, balance: purse.held, postings: purse.postings / 2 },
      { id: FEES_ID, balance: this.fees.balance, postings: this.fees.postings },
    ]);
    return orderAnswer(rows);
  }
}

const named = (table: { readonly names: readonly string[] }, values: readonly unknown[]): object =>
  Object.fromEntries(table.names.map((name, index) => [name, values[index]]));

@Controller('orders')
class OrdersController {
  constructor(@Inject(Orders) private readonly orders: Orders) {}

  @Post()
  @HttpCode(200)
  place(@Headers('authorization') token: string, @Body() body: { cont?: unknown }): Promise<string> {
    return this.orders.place(token, body.cont);
  }
}

@Module({ controllers: [OrdersController], providers: [Orders] })
class OrdersModule {}

const app = await NestFactory.create<NestFastifyApplication>(OrdersModule, new FastifyAdapter(), {
  logger: false,
});
app
  .getHttpAdapter()
  .getInstance()
  .addHook('onSend', async (_request: unknown, reply: { type(text: string): unknown }) => {
    reply.type('application/json');
  });
await app.listen(0, '127.0.0.1');
console.log(`listens on ${await app.getUrl()}`);
