import { formatDecimal, ONE } from '@truemark/money';
import type { AccountSnapshot, EngineEvent } from '../../../dist/engine/protocol.js';
import type { Deposit } from '../../../src/engine/products/deposits/tables/deposit.table.js';
import type { Withdrawal } from '../../../src/engine/products/withdrawals/tables/withdrawal.table.js';
import type { Wallet } from './cash-actions.js';

/** External cash flows in and out, as the broker's accounts must show them. */
export interface Outside {
  deposits: bigint;
  withdrawals: bigint;
  adjustments: bigint;
  house_fees: bigint;
}

const UNIT = { coin: ONE / 10_000n, bank: ONE / 100n };

/** Amount that arrives from a withdrawal: less its fee, to 4 places for a coin and 2 for a bank, half-up. */
function arrives({ amount, feeType, feeRate, way }: Withdrawal): bigint {
  const fee = feeType === 'fixed' ? feeRate : (amount * feeRate + 50n * ONE) / (100n * ONE);
  const unit = UNIT[way];
  const rest = amount - fee;
  if (rest <= 0n) return 0n;
  const rounded = ((rest + unit / 2n) / unit) * unit;
  return rounded > amount ? amount : rounded;
}

/**
 * Expected balances of a customer's funding and options accounts, derived from the decisions on the customer's money
 * alone.
 */
export class CashModel {
  private readonly balances = { change: 0n, micro: 0n };
  private readonly openDeposits = new Map<number, bigint>();
  private readonly pendingWithdrawals = new Map<number, bigint>();

  constructor(
    opening: bigint,
    private readonly outside: Outside,
  ) {
    this.balances.change = opening;
  }

  /** Money moved to (above zero) or from (below zero) one of the customer's accounts. */
  move(account: Exclude<Wallet, 'forex'>, amount: bigint): void {
    this.balances[account] += amount;
  }

  follow(event: EngineEvent): void {
    if (event.type === 'deposit.changed') this.followDeposit(event.deposit);
    if (event.type === 'withdrawal.changed') this.followWithdrawal(event.withdrawal);
  }

  private followDeposit({ id, status, amount }: Deposit): void {
    if (status === 'open') {
      this.openDeposits.set(id, amount);
      return;
    }
    const asked = this.openDeposits.get(id);
    if (asked === undefined) throw new Error(`deposit ${id} has ended as ${status}, and was not open`);
    this.openDeposits.delete(id);
    if (status !== 'approved') return;
    this.balances.change += asked;
    this.outside.deposits -= asked;
  }

  private followWithdrawal(withdrawal: Withdrawal): void {
    const { id, status, amount } = withdrawal;
    if (status === 'paid') return;
    if (status === 'pending') {
      if (this.pendingWithdrawals.size > 0) throw new Error(`withdrawal ${id} was taken beside another one`);
      this.pendingWithdrawals.set(id, amount);
      this.balances.change -= amount;
      return;
    }
    const held = this.pendingWithdrawals.get(id);
    if (held === undefined) throw new Error(`withdrawal ${id} is ${status}, and was not pending`);
    this.pendingWithdrawals.delete(id);
    if (status === 'approved') {
      const received = arrives(withdrawal);
      this.outside.withdrawals += received;
      this.outside.house_fees += held - received;
    } else this.balances.change += held;
  }

  /** Throws with the balances that differ. */
  check(customerId: number, { accounts }: AccountSnapshot): void {
    const due: readonly (readonly ['change' | 'micro', 'free' | 'held', bigint])[] = [
      ['change', 'free', this.balances.change],
      ['change', 'held', [...this.pendingWithdrawals.values()].reduce((all, amount) => all + amount, 0n)],
      ['micro', 'free', this.balances.micro],
      ['micro', 'held', 0n],
    ];
    for (const [kind, part, expected] of due) {
      const balance =
        accounts.find((account) => account.kind === kind && account.part === part)?.balance ?? 0n;
      if (balance === expected && balance >= 0n) continue;
      const told = `customer ${customerId} has ${formatDecimal(balance)} ${part} on ${kind}`;
      throw new Error(`${told}, the model has ${formatDecimal(expected)}`);
    }
  }
}
