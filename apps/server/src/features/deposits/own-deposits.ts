import { Injectable } from '@nestjs/common';
import type {
  ChargeRecord,
  CoinDepositRequest,
  DepositListRequest,
  ExactDecimals,
  Page,
  WireDepositRequest,
  WireEditRequest,
  WireProofRequest,
} from '@truemark/contracts';
import { isRefusal, type Refusal, refuseSum } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import type { DepositWay } from '../../engine/products/deposits/commands.js';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import type { Actor, Outcome } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { prepared, queryBuilder } from '../../platform/database/queries.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { pageOf, windowOf } from '../../platform/http/page.js';
import {
  invalidFields,
  isRequestRefusal,
  type RequestRefusal,
  refuseRequest,
} from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { Uploads } from '../uploads/uploads.js';
import { CoinPrices } from '../wallet/coin-prices.js';
import { DepositView } from './deposit-view.js';
import { PaymentDestinations } from './payment-destinations.js';

type Answer = ExactDecimals<ChargeRecord> | RequestRefusal | Refusal;

const customer = (id: number): Actor => ({ kind: 'customer', id });

type Wanted = { readonly customer: number; readonly way: string; readonly id: number };

/** Deposits of a customer: all, by one method, or one by number; the count, and a page, newest first. */
function ownDeposits(of: 'all' | 'way' | 'number') {
  const own = ({ customer, way, id }: Wanted) => {
    const all = queryBuilder(deposits).selectFrom('deposits').where('customer_id', '=', customer);
    if (of === 'number') return all.where('id', '=', id);
    return of === 'way' ? all.where('way', '=', way as Deposit['way']) : all;
  };
  return {
    total: prepared((wanted: Wanted) => own(wanted).select(({ fn }) => fn.countAll().as('total'))),
    page: prepared((wanted: Wanted & { limit: number; offset: number }) =>
      own(wanted).selectAll().orderBy('id', 'desc').limit(wanted.limit).offset(wanted.offset),
    ),
  };
}
const OWN_DEPOSITS = { all: ownDeposits('all'), way: ownDeposits('way'), number: ownDeposits('number') };

/** Deposits that customers declare. */
@Injectable()
export class OwnDeposits {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly uploads: Uploads,
    private readonly prices: CoinPrices,
    private readonly destinations: PaymentDestinations,
    private readonly view: DepositView,
  ) {}

  async byCoin(request: CoinDepositRequest, caller: SignedIn): Promise<Answer> {
    const first = await this.findPreviousAnswer(caller);
    if (first) return first;
    const way = await this.destinations.address(request.charge_id);
    if (!way) return refuseRequest('deposit.way_gone');
    if ((request.address ?? way.address) !== way.address) return refuseRequest('deposit.way_gone');
    const gated =
      (await this.checkAllowed(caller, 'is_recharge_crypto')) ?? refuseSum('deposit', request.number, way);
    if (gated) return gated;
    const coin = this.prices.now(way);
    if (isRequestRefusal(coin)) return coin;
    const to = { kind: 'address', id: way.id, address: way.address } as const;
    return this.submit(caller, request, to);
  }

  async byBank(request: WireDepositRequest, caller: SignedIn): Promise<Answer> {
    const first = await this.findPreviousAnswer(caller);
    if (first) return first;
    const bank = await this.destinations.bank(request.wire_id);
    const currency = bank && (await this.destinations.currency(bank.currencyId));
    if (!bank || !currency) return refuseRequest('deposit.way_gone');
    const gated =
      (await this.checkAllowed(caller, 'is_recharge_bank_card')) ??
      refuseSum('deposit', request.number, currency);
    if (gated) return gated;
    return this.submit(caller, request, { kind: 'account', id: bank.id });
  }

  /** Edit flow: an operator assigns the bank account. */
  async askForBank(request: WireEditRequest, caller: SignedIn): Promise<Answer> {
    const first = await this.findPreviousAnswer(caller);
    if (first) return first;
    const currency = await this.destinations.currency(request.symbol_id);
    if (!currency) return refuseRequest('deposit.way_gone');
    if (!this.settings.isOn('edit_recharge_bank_info')) return refuseRequest('deposit.way_gone');
    const gated =
      (await this.checkAllowed(caller, 'is_recharge_bank_card')) ??
      refuseSum('deposit', request.number, currency);
    if (gated) return gated;
    return this.submit(
      caller,
      { number: request.number, proofImg: null },
      { kind: 'matching', currencyId: currency.id },
    );
  }

  /** Open order of the edit flow that still waits for bank details or for its proof. */
  async current({ customerId }: SignedIn): Promise<ExactDecimals<ChargeRecord> | null> {
    const where = `WHERE customer_id = $1 AND way = 'bank' AND status = 'open' AND proof IS NULL ORDER BY id DESC`;
    const found = await this.reader.first(deposits, where, [customerId]);
    return found && this.view.of(found);
  }

  async prove({ id, proofImg }: WireProofRequest, caller: SignedIn): Promise<Answer> {
    const first = await this.findPreviousAnswer(caller);
    if (first) return first;
    const { customerId, idempotency } = caller;
    if (!(await this.isOwn(id, customerId))) return refuseRequest('deposit.not_found');
    const picture = await this.uploads.attaching(proofImg, customerId);
    if (!picture) return invalidFields({ proofImg: 'validation.picture' });
    const proving = { customerId, depositId: id, proof: picture.id };
    const actor = customer(customerId);
    const outcome = await this.engine.submit({
      kind: 'deposit.prove',
      actor,
      idempotency,
      ...proving,
      rows: picture.rows,
    });
    return this.answer(outcome);
  }

  async cancel(id: number, caller: SignedIn): Promise<Answer> {
    const first = await this.findPreviousAnswer(caller);
    if (first) return first;
    const { customerId, idempotency } = caller;
    if (!(await this.isOwn(id, customerId))) return refuseRequest('deposit.not_found');
    if (!this.settings.isOn('is_bank_charge_cancel_btn')) return refuseRequest('deposit.cancel_off');
    const actor = customer(customerId);
    return this.answer(
      await this.engine.submit({
        kind: 'deposit.cancel',
        actor,
        idempotency,
        customerId,
        depositId: id,
      }),
    );
  }

  async page(
    request: DepositListRequest,
    { customerId }: SignedIn,
  ): Promise<ExactDecimals<Page<ChargeRecord>>> {
    const way = request.type === undefined ? null : (['coin', 'bank'] as const)[request.type];
    const own =
      request.id !== undefined ? OWN_DEPOSITS.number : way === null ? OWN_DEPOSITS.all : OWN_DEPOSITS.way;
    const wanted = { customer: customerId, way: way ?? '', id: request.id ?? 0 };
    const total = await this.reader.number(own.total(wanted));
    const rows = await this.reader.rows(deposits, own.page({ ...wanted, ...windowOf(request) }));
    return pageOf(rows.map(this.view.of), total, request);
  }

  /** Refusal if deposits are closed, or if the customer's name is not verified. */
  private async checkAllowed({ customerId }: SignedIn, flag: string): Promise<RequestRefusal | null> {
    if (!this.settings.isOn(flag)) return refuseRequest('deposit.way_gone');
    const needsName = this.settings.isOn('is_real_name_auth') && this.settings.isOn('is_recharge_auth');
    if (!needsName) return null;
    const found = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
    return found?.isReal ? null : refuseRequest('user.real_auth');
  }

  /** First outcome of a repeated call: its picture and price may have changed since. */
  private async findPreviousAnswer({ idempotency }: SignedIn): Promise<Answer | null> {
    const outcome = await this.engine.first('deposit.request', idempotency);
    return outcome && this.answer(outcome);
  }

  private answer(outcome: Outcome<'deposit.request'>): Answer {
    return isRefusal(outcome) ? outcome : this.view.of(outcome.deposit);
  }

  private async submit(
    { customerId, idempotency }: SignedIn,
    { number: amount, proofImg }: { readonly number: Money; readonly proofImg: string | null },
    to: DepositWay,
  ): Promise<Answer> {
    const picture = proofImg === null ? null : await this.uploads.attaching(proofImg, customerId);
    if (proofImg !== null && !picture) return invalidFields({ proofImg: 'validation.picture' });
    return this.answer(
      await this.engine.submit({
        kind: 'deposit.request',
        actor: customer(customerId),
        idempotency,
        customerId,
        amount,
        proof: picture?.id ?? null,
        to,
        at: wallClock.now(),
        rows: picture?.rows ?? [],
      }),
    );
  }

  private async isOwn(id: number, customerId: number): Promise<boolean> {
    return (
      (await this.reader.first(deposits, 'WHERE id = $1 AND customer_id = $2', [id, customerId])) !== null
    );
  }
}
