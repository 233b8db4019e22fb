import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@truemark/i18n';
import { funds } from '../../engine/products/mining/tables/fund.table.js';
import { fundSubscriptions } from '../../engine/products/mining/tables/fund-subscription.table.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { Settings } from '../settings/settings.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

const byIds = (ids: readonly number[]) =>
  cachedStatement('funds of subscriptions', ids, (numbers) =>
    queryBuilder(fundSubscriptions)
      .selectFrom('fund_subscriptions')
      .select(['id', 'fund_id'])
      .where('id', 'in', numbers),
  );

const fundsByIds = (ids: readonly number[]) =>
  cachedStatement('funds by id', ids, (numbers) =>
    queryBuilder(funds).selectFrom('funds').selectAll().where('id', 'in', numbers),
  );

/** Names movements of a subscription by its fund, in the customer's language or the default one. */
@LabelsMovements()
@Injectable()
export class FundMovements implements MovementLabeler {
  readonly kind = 'fund_subscription';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  async names(ids: readonly number[], lang: LanguageCode): Promise<MovementNames> {
    const rows = await this.reader.ask(byIds(ids));
    const wanted = rows.map(({ fund_id }) => Number(fund_id));
    const known = await this.reader.rows(funds, fundsByIds(wanted));
    const other = this.settings.defaultLanguage();
    const titles = new Map(known.map(({ id, texts }) => [id, (texts[lang] ?? texts[other])?.title ?? '']));
    return namesOf(rows, ({ fund_id }) => titles.get(Number(fund_id)) ?? '');
  }
}
