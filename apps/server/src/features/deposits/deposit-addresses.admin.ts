import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  type DepositAddressInput,
  type DepositAddressRow,
  depositAddressInput,
} from '@truemark/contracts/admin';
import {
  type DepositAddress,
  depositAddresses,
} from '../../engine/products/deposits/tables/deposit-terms.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids, words as isWord } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin, TermsDesk } from '../desk/terms.admin.js';
import { SymbolDirectory } from '../market/symbol-directory.js';

/** The broker's addresses for customers' coin deposits. */
@Injectable()
@NeedsApproval()
export class DepositAddressesAdmin extends TermsAdmin<
  DepositAddress,
  DepositAddressInput,
  ExactDecimals<DepositAddressRow>
> {
  readonly resource = 'deposit-addresses';
  readonly label = 'Deposit address';
  protected readonly schema = depositAddressInput;
  protected readonly itemName = 'address';
  protected readonly list: ListDeclaration<DepositAddress> = {
    table: depositAddresses,
    sorts: { id: 'id', sort: 'sort', currency_code: 'code', protocol_code: 'protocol' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), currency_code: isWord('code'), is_enabled: flag('isEnabled') },
  };

  constructor(
    desk: TermsDesk,
    private readonly symbols: SymbolDirectory,
  ) {
    super(desk);
  }

  protected override async check({ priceSymbolId: id }: DepositAddress): Promise<void> {
    if (id !== null && !this.symbols.get(id)) throw invalid({ price_symbol_id: 'There is no such symbol.' });
  }

  protected rowOf(id: number, input: DepositAddressInput): DepositAddress {
    return {
      id,
      code: input.currency_code,
      protocol: input.protocol_code,
      address: input.address,
      priceSymbolId: input.price_symbol_id,
      price: input.usd_price,
      least: input.min_amount,
      most: input.max_amount,
      sort: input.sort,
      isEnabled: input.is_enabled,
    };
  }

  protected termsOf(row: DepositAddress): ExactDecimals<DepositAddressRow> {
    return {
      id: row.id,
      currency_code: row.code,
      protocol_code: row.protocol,
      address: row.address,
      price_symbol_id: row.priceSymbolId,
      usd_price: row.price,
      min_amount: row.least,
      max_amount: row.most,
      sort: row.sort,
      is_enabled: row.isEnabled,
    };
  }

  protected nameOf({ code, protocol, address }: DepositAddress): string {
    return `${code} ${protocol} ${address}`;
  }
}
