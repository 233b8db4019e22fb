import { Injectable } from '@nestjs/common';
import { type DrawRecord, drawTypeNumbers, type Exact } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { Withdrawal } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { isEstimate } from '../wallet/coin-prices.js';

/** Withdrawals as their customers read them. */
@Injectable()
export class WithdrawalView {
  constructor(private readonly time: LocalTime) {}

  of(withdrawal: Withdrawal, lang: LanguageCode): Exact<DrawRecord> {
    const { target } = withdrawal;
    return {
      id: withdrawal.id,
      number: withdrawal.amount,
      real_number: withdrawal.received,
      fee: withdrawal.fee,
      draw_currency: { code: withdrawal.code, protocol: withdrawal.protocol },
      status: withdrawal.status,
      status_name: textOf(lang, `withdrawal.${withdrawal.status}`),
      created_at: this.time.stamp(withdrawal.createdAt),
      created_at_ms: withdrawal.createdAt,
      decided_at_ms: withdrawal.decidedAt,
      paid_at_ms: withdrawal.paidAt,
      type: drawTypeNumbers[withdrawal.way],
      address: target.dc_address ?? '',
      payee_account: target.payee_account ?? target.bank_iban ?? '',
      memo: withdrawal.remark,
      notes: withdrawal.reason ?? '',
      reference: withdrawal.reference ?? '',
      coin_number: withdrawal.coins,
      usd_price: withdrawal.coinPrice,
      is_estimate: isEstimate(withdrawal) ? 1 : 0,
    };
  }
}
