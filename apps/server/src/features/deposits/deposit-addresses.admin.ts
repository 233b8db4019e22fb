import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import {
  type DepositAddress,
  depositAddresses,
} from '../../engine/products/deposits/tables/deposit-terms.table.js';
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

export const depositAddressShape = z
  .object({
    currency_code: words(20),
    protocol_code: words(20),
    address: words(200, 8),
    price_symbol_id: priceSymbol,
    usd_price: sumOrNone,
    ...bounds,
    sort: place,
    is_enabled: onOff.default(true),
  })
  .refine(boundsInOrder, BOUNDS_SAY)
  .refine(({ price_symbol_id, usd_price }) => price_symbol_id !== null || usd_price > 0n, {
    path: ['usd_price'],
    message: 'A price, or a symbol that gives it.',
  });
type Input = z.output<typeof depositAddressShape>;

/** Addresses of the house that customers send coins to. */
@Injectable()
@NeedsApproval()
export class DepositAddressesAdmin extends TermsAdmin<DepositAddress, Input> {
  readonly resource = 'deposit-addresses';
  readonly label = 'Deposit address';
  protected readonly shape = depositAddressShape;
  protected readonly noun = 'address';
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

  protected rowOf(id: number, input: Input): DepositAddress {
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

  protected termsOf(row: DepositAddress): object {
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
