import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@truemark/i18n';
import { funds } from '../../engine/products/mining/tables/fund.table.js';
import { fundSubscriptions } from '../../engine/products/mining/tables/fund-subscription.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn, rowsIn } from '../../platform/database/rows-in.js';
import { Settings } from '../settings/settings.js';
import {
  LabelsMovements,
  type MovementLabeler,
  type MovementNames,
  namesOf,
} from '../wallet/labels-movements.js';

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
    const rows = await columnsOfRowsIn(this.reader, fundSubscriptions, 'id', ids, ['id', 'fundId']);
    const known = await rowsIn(
      this.reader,
      funds,
      'id',
      rows.map(({ fundId }) => fundId),
    );
    const other = this.settings.defaultLanguage();
    const titles = new Map(known.map(({ id, texts }) => [id, (texts[lang] ?? texts[other])?.title ?? '']));
    return namesOf(rows, ({ fundId }) => titles.get(fundId) ?? '');
  }
}
