import { Injectable } from '@nestjs/common';
import {
  type BankOption,
  type BankSymbol,
  type DepositAddress as DepositAddressAnswer,
  type ExactDecimals,
  toDepositAddress,
} from '@truemark/contracts';
import {
  type BankAccount,
  type BankCurrency,
  bankAccounts,
  bankCurrencies,
  type DepositAddress,
  depositAddresses,
} from '../../engine/products/deposits/tables/deposit-terms.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { CoinPrices } from '../wallet/coin-prices.js';
import { HouseAddresses, type HouseAddressSource } from '../wallet/house-addresses.js';

const IN_ORDER = 'WHERE is_enabled = 1 ORDER BY sort, id';
const ONE = 'WHERE is_enabled = 1 AND id = $1';

/** Payment destinations for customers, the same for everyone. */
@Injectable()
export class PaymentDestinations implements HouseAddressSource {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly prices: CoinPrices,
    house: HouseAddresses,
  ) {
    house.keptBy(this);
  }

  offered(): Promise<DepositAddress[]> {
    return this.reader.select(depositAddresses, IN_ORDER);
  }

  async addresses(): Promise<ExactDecimals<DepositAddressAnswer>[]> {
    return (await this.offered()).map((row) => {
      const { id, address, code, protocol, least, most } = row;
      const isStable = row.priceSymbolId === null ? 1 : 0;
      const price = this.prices.shown(row);
      return toDepositAddress({ id, address, code, protocol, price, isStable, least, most });
    });
  }

  async currencies(): Promise<ExactDecimals<BankSymbol>[]> {
    const rows = await this.reader.select(bankCurrencies, IN_ORDER);
    return rows.map(({ id, name, least, most }) => ({ id, name, min_amount: least, max_amount: most }));
  }

  async banks(currencyId: number): Promise<BankOption[]> {
    const offered = 'WHERE is_enabled = 1 AND currency_id = $1 ORDER BY sort, id';
    const rows = await this.reader.select(bankAccounts, offered, [currencyId]);
    return rows.map(bankOption);
  }

  address(id: number): Promise<DepositAddress | null> {
    return this.reader.first(depositAddresses, ONE, [id]);
  }

  currency(id: number): Promise<BankCurrency | null> {
    return this.reader.first(bankCurrencies, ONE, [id]);
  }

  bank(id: number): Promise<BankAccount | null> {
    return this.reader.first(bankAccounts, ONE, [id]);
  }
}

const bankOption = ({ id, bankName, bankAddress, bankSwift, ...rest }: BankAccount): BankOption => ({
  id,
  bank_name: bankName,
  bank_address: bankAddress,
  bank_swift: bankSwift,
  payee_name: rest.payeeName,
  payee_account: rest.payeeAccount,
  bank_remark: rest.bankRemark,
});
