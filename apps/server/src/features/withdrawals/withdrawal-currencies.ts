import { Injectable } from '@nestjs/common';
import {
  type DrawCurrency,
  drawTypeNumbers,
  type ExactDecimals,
  feeTypeNumbers,
  toDrawCurrency,
} from '@truemark/contracts';
import { decimal } from '@truemark/money';
import {
  type WithdrawalCurrency,
  withdrawalCurrencies,
} from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { CoinPrices } from '../wallet/coin-prices.js';

const ONE = decimal('1');

/** Payout currencies. */
@Injectable()
export class WithdrawalCurrencies {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly prices: CoinPrices,
  ) {}

  async list(type: 1 | 2): Promise<ExactDecimals<DrawCurrency>[]> {
    const way = type === drawTypeNumbers.coin ? 'coin' : 'bank';
    const where = 'WHERE way = $1 AND is_enabled = 1 ORDER BY sort, id';
    return (await this.reader.select(withdrawalCurrencies, where, [way])).map((row) => {
      const { id, code, protocol, feeRate, least, most } = row;
      const feeType = feeTypeNumbers[row.feeType];
      const price = way === 'bank' ? ONE : this.prices.shown(row);
      const isStable = way === 'bank' || row.priceSymbolId === null ? 1 : 0;
      return toDrawCurrency({ id, code, protocol, feeRate, feeType, price, isStable, least, most });
    });
  }

  offered(id: number): Promise<WithdrawalCurrency | null> {
    return this.reader.first(withdrawalCurrencies, 'WHERE id = $1 AND is_enabled = 1', [id]);
  }

  async byId(ids: readonly number[]): Promise<Map<number, WithdrawalCurrency>> {
    const rows = await rowsIn(this.reader, withdrawalCurrencies, 'id', ids);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
