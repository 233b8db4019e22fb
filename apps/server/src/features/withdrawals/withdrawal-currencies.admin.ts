import { Injectable } from '@nestjs/common';
import { drawTypeNumbers, feeTypeNumbers } from '@truemark/contracts';
import { ONE } from '@truemark/money';
import { z } from 'zod';
import {
  type WithdrawalCurrency,
  withdrawalCurrencies,
} from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids, words as isWord } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { onOff } from '../../platform/admin/plain-decimal.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin, TermsDesk } from '../desk/terms.admin.js';
import {
  BOUNDS_SAY,
  bounds,
  boundsInOrder,
  place,
  priceSymbol,
  sumOrNone,
  words,
} from '../desk/terms-shapes.js';
import { SymbolDirectory } from '../market/symbol-directory.js';

export const withdrawalCurrencyShape = z
  .object({
    type: z.literal([1, 2]),
    code: words(20),
    protocol: words(20, 0),
    fee_type: z.literal([1, 2]),
    draw_rate: sumOrNone,
    price_symbol_id: priceSymbol,
    usd_price: sumOrNone,
    ...bounds,
    sort: place,
    is_enabled: onOff.default(true),
  })
  .refine(boundsInOrder, BOUNDS_SAY)
  .refine(({ fee_type, draw_rate }) => fee_type === 1 || draw_rate < 100n * ONE, {
    path: ['draw_rate'],
    message: 'Below 100 percent.',
  })
  .refine(
    ({ type, price_symbol_id, usd_price }) => type === 2 || price_symbol_id !== null || usd_price > 0n,
    {
      path: ['usd_price'],
      message: 'A price, or a symbol that gives it.',
    },
  );
type Input = z.output<typeof withdrawalCurrencyShape>;

/** What customers may be paid in, and what it costs. */
@Injectable()
@NeedsApproval()
export class WithdrawalCurrenciesAdmin extends TermsAdmin<WithdrawalCurrency, Input> {
  readonly resource = 'withdrawal-currencies';
  readonly label = 'Withdrawal currency';
  protected readonly shape = withdrawalCurrencyShape;
  protected readonly noun = 'currency';
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

  protected rowOf(id: number, input: Input): WithdrawalCurrency {
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

  protected termsOf(row: WithdrawalCurrency): object {
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
