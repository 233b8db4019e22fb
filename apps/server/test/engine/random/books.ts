import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { AccountSnapshot, Command, EngineEvent } from '../../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../../dist/platform/database/database-reader.js';
import type { Wallet } from './cash-actions.js';
import { CashModel, type Outside } from './cash-model.js';
import type { Input } from './concrete.js';
import { MoneyModel } from './money-model.js';

/** Effect on a customer's accounts of a movement that no order, option, deposit or withdrawal explains. */
type Move = readonly (readonly [Wallet, bigint])[];

interface Person {
  readonly isDemo: boolean;
  readonly contracts: MoneyModel;
  readonly cash: CashModel;
  /** Accepted movements whose event has not been seen yet, in lane order. */
  readonly moves: Move[];
}

const EXPLAINED = ['order', 'option', 'deposit', 'withdrawal'];

/** Everybody's money and all external cash flows, as derived from accepted inputs and published events. */
export class Books {
  private readonly customers: ReadonlyMap<number, Person>;
  private readonly outside: Outside = { deposits: 0n, withdrawals: 0n, adjustments: 0n, house_fees: 0n };
  /** Highest numbers issued. */
  deposits = 0;
  withdrawals = 0;

  /** `balances`: what demo customers start with on each account; null for a real customer. */
  constructor(balances: readonly (string | null)[]) {
    this.customers = new Map(
      balances.map((balance, index) => {
        const opening = decimal(balance ?? '0');
        const [contracts, cash] = [new MoneyModel(opening), new CashModel(opening, this.outside)];
        return [index + 1, { isDemo: balance !== null, contracts, cash, moves: [] }];
      }),
    );
  }

  /** Records accepted inputs in the order in which they were submitted, which is lane order. */
  note(inputs: readonly Input[], outcomes: readonly unknown[]): void {
    for (const [index, input] of inputs.entries()) {
      if ('quote' in input || isRefusal(outcomes[index] as object)) continue;
      const { command } = input;
      if (command.kind === 'customer.create' && command.openingBalance !== undefined)
        this.addOpening(outcomes[index]);
      const move = moveOf(command);
      if (!move) continue;
      this.customers.get(move.customerId)?.moves.push(move.parts);
      if (command.kind === 'wallet.adjust') this.outside.adjustments -= command.amount;
    }
  }

  /** The models contain the starting balances. */
  private addOpening(created: unknown): void {
    const { customer } = created as { customer: { id: number } };
    this.customers.get(customer.id)?.moves.push([]);
  }

  /** Processes events in order; those of one input and customer belong together. */
  follow(events: readonly EngineEvent[]): void {
    const groups = new Map<string, EngineEvent[]>();
    for (const event of events) {
      if (!('customerId' in event)) continue;
      const key = `${event.seq} ${event.customerId}`;
      groups.set(key, [...(groups.get(key) ?? []), event]);
    }
    for (const group of groups.values()) this.followInput(group);
  }

  private followInput(events: readonly EngineEvent[]): void {
    const isExplained = events.some((event) => EXPLAINED.some((cause) => cause in event));
    for (const event of events) {
      if (!('customerId' in event)) continue;
      const person = this.customers.get(event.customerId);
      if (!person) continue;
      if (event.type === 'account.changed' && !isExplained) this.applyMove(event.customerId, person);
      person.contracts.follow(event);
      person.cash.follow(event);
      this.followHouse(event, person);
    }
  }

  private applyMove(customerId: number, { contracts, cash, moves }: Person): void {
    const move = moves.shift();
    if (!move) throw new Error(`nothing explains how the accounts of customer ${customerId} have changed`);
    for (const [account, amount] of move) {
      if (account === 'forex') contracts.bring(amount);
      else cash.move(account, amount);
    }
  }

  private followHouse(event: EngineEvent, { isDemo }: Person): void {
    if (event.type === 'deposit.changed') this.deposits = Math.max(this.deposits, event.deposit.id);
    if (event.type === 'withdrawal.changed')
      this.withdrawals = Math.max(this.withdrawals, event.withdrawal.id);
    const isOpening = event.type === 'order.opened' || event.type === 'order.filled';
    if (isOpening && !isDemo) this.outside.house_fees += event.order.fee;
  }

  /** Throws with the balances that differ. */
  check(accountOf: (customerId: number) => AccountSnapshot): void {
    for (const [id, { contracts, cash, moves }] of this.customers) {
      const account = accountOf(id);
      contracts.check(id, account);
      cash.check(id, account);
      if (moves.length > 0) throw new Error(`${moves.length} moves of customer ${id} have changed nothing`);
    }
  }

  /** Throws with the differing balances of the broker's real-money accounts. */
  async checkHouse(reader: DatabaseReader): Promise<void> {
    const rows = await reader.query(
      `SELECT kind, balance FROM ledger_accounts WHERE owner_id IS NULL AND book = 'real'`,
    );
    for (const [kind, due] of Object.entries(this.outside)) {
      const balance = BigInt(String(rows.find((row) => row.kind === kind)?.balance ?? 0));
      if (balance === due) continue;
      throw new Error(`${kind} stands at ${formatDecimal(balance)}, the model has ${formatDecimal(due)}`);
    }
  }
}

function moveOf(command: Command): { customerId: number; parts: Move } | null {
  if (command.kind === 'wallet.adjust') {
    const { customerId, account, amount } = command;
    return { customerId, parts: [[account, amount]] };
  }
  if (command.kind !== 'wallet.transfer') return null;
  const { customerId, from, to, amount } = command;
  return {
    customerId,
    parts: [
      [from, -amount],
      [to, amount],
    ],
  };
}
