import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { WatchedAccountRow } from '@truemark/contracts/admin';
import { equityOf, isAtOrBelowLevel, marginLevelOf } from '@truemark/domain';
import { decimal, type Money, sum } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import { flagFilter, numbersFilter, requireKnownFilters } from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import { customerName } from '../customers/customer-name.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { Marks } from './marks.js';

/** Maximum accounts listed; higher levels are not critical. */
const MOST = 1_000;
/** TTL of the list, ms: several operators poll once a second, and one read serves all. */
const LIST_TTL = 500;

/** Accounts with open positions, lowest margin level first. */
@Injectable()
export class MarginWatchAdmin {
  private readonly cachedLists = new Map<string, CachedList>();

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly marks: Marks,
  ) {}

  async page(
    operator: SignedInOperator,
    { filter, first, limit, sort }: ListRequest,
  ): Promise<Listed<ExactDecimals<WatchedAccountRow>>> {
    requireKnownFilters(filter, ['is_demo', 'id']);
    const wanted = numbersFilter(filter, 'id');
    const ids = wanted ?? (await this.loadLowest(flagFilter(filter, 'is_demo')));
    const ordered = sort?.field === 'margin_level' && sort.descending ? [...ids].reverse() : ids;
    const shown = ordered.slice(first, first + limit);
    const rows = await this.answers(operator, shown, sort?.descending === true);
    return new Listed(rows, first, ids.length);
  }

  private async loadLowest(isDemo: boolean | undefined): Promise<readonly number[]> {
    const key = String(isDemo);
    const last = this.cachedLists.get(key);
    if (last && last.at + LIST_TTL > Date.now()) return last.customerIds;
    const ofBook = isDemo === undefined ? {} : { isDemo };
    const { customerIds } = await this.engine.ask({ kind: 'margin.lowest', most: MOST, ...ofBook });
    this.cachedLists.set(key, { at: Date.now(), customerIds });
    return customerIds;
  }

  private async answers(
    operator: SignedInOperator,
    ids: readonly number[],
    isDescending: boolean,
  ): Promise<ExactDecimals<WatchedAccountRow>[]> {
    const rows = (await Promise.all(ids.map((id) => this.rowOf(id)))).filter((row) => row !== null);
    const owners = await columnsOfRowsIn(this.reader, customers, 'id', ids, OWNER_COLUMNS);
    const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
    const sign = isDescending ? -1 : 1;
    return rows
      .sort((a, b) => sign * compare(a.margin_level, b.margin_level) || a.id - b.id)
      .map((row) => {
        const owner = ownerOf.get(row.id);
        return { ...row, uid: owner?.uid ?? '', customer_name: customerName(operator, owner) };
      });
  }

  /** Account with exact figures; null once its last position is closed. */
  private async rowOf(customerId: number) {
    const { accounts, orders } = await this.engine.ask({ kind: 'customer.account', customerId });
    const positions = orders.filter(({ status }) => status === 'holding');
    if (positions.length === 0) return null;
    const balance = accounts.find(({ kind, part }) => kind === 'forex' && part === 'free')?.balance ?? 0n;
    const margin = sum(positions.map((order) => order.margin));
    const profit = sum(positions.map((order) => this.marks.now(order)?.profit ?? 0n));
    return {
      id: customerId,
      is_demo: this.engine.view.isDemo(customerId),
      margin_level: marginLevelOf(balance, margin, profit),
      state: this.stateOf(balance, margin, profit),
      balance,
      equity: equityOf(balance, margin, profit),
      margin,
      profit,
      positions: positions.length,
      pending: orders.length - positions.length,
    };
  }

  /** Which of the two levels the account has reached; compared unrounded, as in the engine. */
  private stateOf(balance: Money, margin: Money, profit: Money): 'stop_out' | 'margin_call' | 'above' {
    const isAt = (key: string): boolean =>
      isAtOrBelowLevel(balance, margin, profit, decimal(this.settings.text(key)));
    if (isAt('stop_out_level')) return 'stop_out';
    return isAt('margin_call_level') ? 'margin_call' : 'above';
  }
}

interface CachedList {
  readonly at: number;
  readonly customerIds: readonly number[];
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);
