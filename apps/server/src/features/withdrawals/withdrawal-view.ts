import { Injectable } from '@nestjs/common';
import { type DrawRecord, drawTypeNumbers, type ExactDecimals, toDrawRecord } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { Withdrawal } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { isEstimate } from '../wallet/coin-prices.js';

/** Withdrawals as shown to their customers. */
@Injectable()
export class WithdrawalView {
  constructor(private readonly time: LocalTime) {}

  of(withdrawal: Withdrawal, lang: LanguageCode): ExactDecimals<DrawRecord> {
    const { target } = withdrawal;
    return toDrawRecord({
      id: withdrawal.id,
      amount: withdrawal.amount,
      received: withdrawal.received,
      fee: withdrawal.fee,
      currency: { code: withdrawal.code, protocol: withdrawal.protocol },
      status: withdrawal.status,
      statusText: textOf(lang, `withdrawal.${withdrawal.status}`),
      createdText: this.time.stamp(withdrawal.createdAt),
      createdAt: withdrawal.createdAt,
      decidedAt: withdrawal.decidedAt,
      paidAt: withdrawal.paidAt,
      way: drawTypeNumbers[withdrawal.way],
      address: target.dc_address ?? '',
      account: target.payee_account ?? target.bank_iban ?? '',
      remark: withdrawal.remark,
      reason: withdrawal.reason ?? '',
      reference: withdrawal.reference ?? '',
      coins: withdrawal.coins,
      price: withdrawal.coinPrice,
      isEstimate: isEstimate(withdrawal) ? 1 : 0,
    });
  }
}
