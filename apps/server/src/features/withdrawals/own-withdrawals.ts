import { Injectable } from '@nestjs/common';
import type {
  DrawGate,
  DrawListRequest,
  DrawRecord,
  DrawRequest,
  ExactDecimals,
  Page,
} from '@truemark/contracts';
import {
  isRefusal,
  payoutWait,
  type Refusal,
  refuseOnHold,
  refusePayout,
  refuseUnusableMethod,
} from '@truemark/domain';
import type { LanguageCode } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import type { WithdrawalCurrency } from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import type { Outcome } from '../../engine/protocol.js';
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
import { CashMessage } from '../wallet/cash-message.js';
import type { MethodFields } from './method-fields.js';
import { PayPassword } from './pay-password.js';
import { PayoutMethods } from './payout-methods.js';
import { WithdrawalCurrencies } from './withdrawal-currencies.js';
import { withdrawalFacts } from './withdrawal-facts.js';
import { WithdrawalView } from './withdrawal-view.js';

type Answer = ExactDecimals<DrawRecord> | RequestRefusal | Refusal;
type Chosen = { readonly methodId: number; readonly fields: MethodFields };

type Wanted = { readonly customer: number; readonly way: string; readonly id: number };

/** Withdrawals of a customer: all, by one method, or one by number; the count, and a page, newest first. */
function ownWithdrawals(of: 'all' | 'way' | 'number') {
  const own = ({ customer, way, id }: Wanted) => {
    const all = queryBuilder(withdrawals).selectFrom('withdrawals').where('customer_id', '=', customer);
    if (of === 'number') return all.where('id', '=', id);
    return of === 'way' ? all.where('way', '=', way as Withdrawal['way']) : all;
  };
  return {
    total: prepared((wanted: Wanted) => own(wanted).select(({ fn }) => fn.countAll().as('total'))),
    page: prepared((wanted: Wanted & { limit: number; offset: number }) =>
      own(wanted).selectAll().orderBy('id', 'desc').limit(wanted.limit).offset(wanted.offset),
    ),
  };
}
const OWN = { all: ownWithdrawals('all'), way: ownWithdrawals('way'), number: ownWithdrawals('number') };

/** Withdrawals that customers request. */
@Injectable()
export class OwnWithdrawals {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly currencies: WithdrawalCurrencies,
    private readonly methods: PayoutMethods,
    private readonly payPassword: PayPassword,
    private readonly view: WithdrawalView,
    private readonly message: CashMessage,
  ) {}

  async submit(request: DrawRequest, caller: SignedIn): Promise<Answer> {
    const { customerId, idempotency, lang } = caller;
    const first = await this.engine.first('withdrawal.request', idempotency);
    if (first) return this.answer(first, lang);
    if (request.draw_method_id === undefined && !request.address) return refuseRequest('wallet.not_bind');
    const customer = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
    const currency = await this.currencies.offered(request.draw_currency_id);
    if (!customer) return refuseRequest('auth.session');
    if (!currency || !this.isWayEnabled(currency)) return refuseRequest('withdraw.way_gone');
    const wrong =
      this.checkAmount(request.number, currency) ??
      refuseOnHold(customer.payoutsFrom, wallClock.now()) ??
      (await this.checkPayPassword(customer, request, caller));
    if (wrong) return wrong;
    const chosen = await this.choosePayoutMethod(request, currency, caller);
    if (isRequestRefusal(chosen)) return chosen;
    const message = await this.message.of(customerId, 'withdrawal_submitted', {
      amount: this.message.sum(request.number),
    });
    const outcome = await this.engine.submit({
      kind: 'withdrawal.request',
      rows: message.rows,
      actor: { kind: 'customer', id: customerId },
      idempotency,
      at: wallClock.now(),
      withdrawal: {
        customerId,
        amount: request.number,
        currencyId: currency.id,
        methodId: chosen.methodId,
        target: chosen.fields,
        remark: request.memo ?? '',
      },
    });
    if (!isRefusal(outcome)) message.depart();
    return this.answer(outcome, lang);
  }

  async cancel(id: number, { customerId, idempotency, lang }: SignedIn): Promise<Answer> {
    const first = await this.engine.first('withdrawal.cancel', idempotency);
    if (first) return this.answer(first, lang);
    const own = await this.reader.first(withdrawals, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    if (!own) return refuseRequest('withdraw.not_found');
    const actor = { kind: 'customer', id: customerId } as const;
    const facts = withdrawalFacts(this.message, own);
    const message = await this.message.of(customerId, 'withdrawal_cancelled', facts);
    const which = { customerId, withdrawalId: id, rows: message.rows };
    const outcome = await this.engine.submit({ kind: 'withdrawal.cancel', actor, idempotency, ...which });
    if (!isRefusal(outcome)) message.depart();
    return this.answer(outcome, lang);
  }

  async page(
    request: DrawListRequest,
    { customerId, lang }: SignedIn,
  ): Promise<ExactDecimals<Page<DrawRecord>>> {
    const way = request.type === undefined ? null : (['coin', 'bank', 'bank'] as const)[request.type];
    const own = request.id !== undefined ? OWN.number : way === null ? OWN.all : OWN.way;
    const wanted = { customer: customerId, way: way ?? '', id: request.id ?? 0 };
    const total = await this.reader.number(own.total(wanted));
    const rows = await this.reader.rows(withdrawals, own.page({ ...wanted, ...windowOf(request) }));
    const data = rows.map((row) => this.view.of(row, lang));
    return pageOf(data, total, request);
  }

  /** Conditions that a withdrawal requested now would have to wait for. */
  async gate({ customerId }: SignedIn): Promise<DrawGate | RequestRefusal> {
    const customer = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
    if (!customer) return refuseRequest('auth.session');
    const where = `WHERE customer_id = $1 AND status = 'pending'`;
    const pending = await this.reader.first(withdrawals, where, [customerId]);
    return {
      pending_id: pending?.id ?? null,
      credential_wait_ms: payoutWait(customer.payoutsFrom, wallClock.now()),
      has_pay_password: customer.payPasswordHash === null ? 0 : 1,
    };
  }

  private answer(outcome: Outcome<'withdrawal.request'>, lang: LanguageCode): Answer {
    if (isRefusal(outcome)) return ofField(outcome);
    return this.view.of(outcome.withdrawal, lang);
  }

  private isWayEnabled({ way }: WithdrawalCurrency): boolean {
    return this.settings.isOn(way === 'coin' ? 'is_withdraw_crypto' : 'is_withdraw_bank_card');
  }

  private checkAmount(amount: Money, currency: WithdrawalCurrency): RequestRefusal | null {
    const refusal = refusePayout(amount, currency, this.settings.isOn('is_bank_out_amount'));
    return refusal && ofField(refusal);
  }

  private async checkPayPassword(
    customer: Customer,
    { pay_password }: DrawRequest,
    { address }: SignedIn,
  ): Promise<RequestRefusal | null> {
    return this.settings.isOn('is_withdraw_pay_pwd')
      ? this.payPassword.refusalOf(customer, pay_password, address)
      : null;
  }

  /** The bound payout method; an address is bound by its first use. Both have a waiting time. */
  private async choosePayoutMethod(
    { draw_method_id: id, address }: DrawRequest,
    currency: WithdrawalCurrency,
    caller: SignedIn,
  ): Promise<Chosen | RequestRefusal> {
    if (id === undefined && currency.way === 'bank') return refuseRequest('wallet.not_bind');
    const bound =
      id === undefined
        ? await this.methods.bindAddress(currency, address ?? '', caller, 'address')
        : ((await this.methods.open(id, caller.customerId))?.method ??
          refuseRequest('withdraw.method_not_found'));
    if (isRequestRefusal(bound)) return bound;
    const opened = await this.methods.open(bound.id, caller.customerId);
    if (!opened || opened.method.currencyId !== currency.id)
      return refuseRequest('withdraw.method_not_found');
    const unripe = refuseUnusableMethod(opened.method.usableAt, wallClock.now());
    if (unripe) return unripe;
    return { methodId: opened.method.id, fields: opened.fields };
  }
}

/** Attributes a refusal of the amount to its field. */
const ofField = (refusal: Refusal): RequestRefusal =>
  refusal.key === 'withdraw.whole_number' ? invalidFields({ number: 'validation.whole_number' }) : refusal;
