import { Injectable } from '@nestjs/common';
import {
  type AssignedBank,
  type ChargeRecord,
  chargeStatusNumbers,
  chargeTypeNumbers,
  type ExactDecimals,
  toChargeRecord,
} from '@truemark/contracts';
import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import { LocalTime } from '../settings/local-time.js';
import { addressOf } from '../uploads/uploads.js';
import { isEstimate } from '../wallet/coin-prices.js';

/** Deposits as shown to their customers. */
@Injectable()
export class DepositView {
  constructor(private readonly time: LocalTime) {}

  readonly of = (deposit: Deposit): ExactDecimals<ChargeRecord> =>
    toChargeRecord({
      id: deposit.id,
      amount: deposit.amount,
      way: chargeTypeNumbers[deposit.way],
      code: deposit.code,
      status: chargeStatusNumbers[deposit.status],
      createdText: this.time.stamp(deposit.createdAt),
      createdAt: deposit.createdAt,
      reason: deposit.reason ?? '',
      bank: deposit.way === 'bank' && deposit.target ? bankOf(deposit.target) : null,
      proof: deposit.proof === null ? '' : addressOf(deposit.proof),
      symbolId: deposit.symbolId,
      address: deposit.target?.address ?? '',
      coins: deposit.coins,
      price: deposit.coinPrice,
      isEstimate: isEstimate(deposit) ? 1 : 0,
      isCancelled: deposit.status === 'cancelled' ? 1 : 0,
    });
}

/** Bank account of the broker as the edit flow shows it, however it was assigned. */
const bankOf = (target: Readonly<Record<string, string>>): AssignedBank => ({
  bank_name: target.bank_name ?? '',
  swift: target.swift ?? target.bank_swift ?? '',
  ifsc: target.ifsc ?? '',
  iban: target.iban ?? '',
  name: target.name ?? target.payee_name ?? '',
  account: target.account ?? target.payee_account ?? '',
});
