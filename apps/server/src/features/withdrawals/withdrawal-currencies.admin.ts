import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import { drawTypeNumbers, feeTypeNumbers } from '@truemark/contracts';
import {
  type WithdrawalCurrencyInput,
  type WithdrawalCurrencyRow,
  withdrawalCurrencyInput,
} from '@truemark/contracts/admin';
import {
  type WithdrawalCurrency,
  withdrawalCurrencies,
} from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids, words as isWord } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin, TermsDesk } from '../desk/terms.admin.js';
import { SymbolDirectory } from '../market/symbol-directory.js';

/** Payout currencies and their fees, in the back office. */
@Injectable()
@NeedsApproval()
export class WithdrawalCurrenciesAdmin extends TermsAdmin<
  WithdrawalCurrency,
  WithdrawalCurrencyInput,
  ExactDecimals<WithdrawalCurrencyRow>
> {
  readonly resource = 'withdrawal-currencies';
  readonly label = 'Withdrawal currency';
  protected readonly schema = withdrawalCurrencyInput;
  protected readonly itemName = 'currency';
  protected readonly list: ListDeclaration<WithdrawalCurrency> = {
    table: withdrawalCurrencies,
    sorts: { id: 'id', sort: 'sort', code: 'code', protocol: 'protocol' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), code: isWord('code'), is_enabled: flag('isEnabled') },
  };

  constructor(
    desk: TermsDesk,
    private readonly symbols: SymbolDirectory,
  ) {
    super(desk);
  }

  protected override async check({ priceSymbolId: id }: WithdrawalCurrency): Promise<void> {
    if (id !== null && !this.symbols.get(id)) throw invalid({ price_symbol_id: 'There is no such symbol.' });
  }

  protected rowOf(id: number, input: WithdrawalCurrencyInput): WithdrawalCurrency {
    const isCoin = input.type === drawTypeNumbers.coin;
    return {
      id,
      way: isCoin ? 'coin' : 'bank',
      code: input.code,
      protocol: isCoin ? input.protocol : '',
      feeType: input.fee_type === feeTypeNumbers.fixed ? 'fixed' : 'percent',
      feeRate: input.draw_rate,
      priceSymbolId: input.price_symbol_id,
      price: input.usd_price,
      least: input.min_amount,
      most: input.max_amount,
      sort: input.sort,
      isEnabled: input.is_enabled,
    };
  }

  protected termsOf(row: WithdrawalCurrency): ExactDecimals<WithdrawalCurrencyRow> {
    return {
      id: row.id,
      type: drawTypeNumbers[row.way],
      code: row.code,
      protocol: row.protocol,
      fee_type: feeTypeNumbers[row.feeType],
      draw_rate: row.feeRate,
      price_symbol_id: row.priceSymbolId,
      usd_price: row.price,
      min_amount: row.least,
      max_amount: row.most,
      sort: row.sort,
      is_enabled: row.isEnabled,
    };
  }

  protected nameOf({ way, code, protocol }: WithdrawalCurrency): string {
    return [way, code, protocol].filter(Boolean).join(' ');
  }
}
