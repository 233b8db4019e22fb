import { Injectable } from '@nestjs/common';
import {
  type AssignedBank,
  type ChargeRecord,
  chargeStatusNumbers,
  chargeTypeNumbers,
  type Exact,
} from '@truemark/contracts';
import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import { LocalTime } from '../settings/local-time.js';
import { addressOf } from '../uploads/uploads.js';
import { isEstimate } from '../wallet/coin-prices.js';

/** Deposits as their customers read them. */
@Injectable()
export class DepositView {
  constructor(private readonly time: LocalTime) {}

  readonly of = (deposit: Deposit): Exact<ChargeRecord> => ({
    id: deposit.id,
    number: deposit.amount,
    type: chargeTypeNumbers[deposit.way],
    currency_code: deposit.code,
    status: chargeStatusNumbers[deposit.status],
    created_at: this.time.stamp(deposit.createdAt),
    created_at_ms: deposit.createdAt,
    remark: deposit.reason ?? '',
    bank_info: deposit.way === 'bank' && deposit.target ? bankOf(deposit.target) : null,
    proof_img: deposit.proof === null ? '' : addressOf(deposit.proof),
    symbol_id: deposit.symbolId,
    address: deposit.target?.address ?? '',
    coin_number: deposit.coins,
    usd_price: deposit.coinPrice,
    is_estimate: isEstimate(deposit) ? 1 : 0,
    is_cancelled: deposit.status === 'cancelled' ? 1 : 0,
  });
}

/** A bank account of the house, in whichever way it was named, as the edit flow shows it. */
const bankOf = (target: Readonly<Record<string, string>>): AssignedBank => ({
  bank_name: target.bank_name ?? '',
  swift: target.swift ?? target.bank_swift ?? '',
  ifsc: target.ifsc ?? '',
  iban: target.iban ?? '',
  name: target.name ?? target.payee_name ?? '',
  account: target.account ?? target.payee_account ?? '',
});
