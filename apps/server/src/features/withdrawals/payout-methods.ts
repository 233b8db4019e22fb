import { Injectable } from '@nestjs/common';
import {
  BANK_FIELDS,
  type BindMethodRequest,
  type DrawMethod,
  type DrawMethodsRequest,
  drawTypeNumbers,
} from '@truemark/contracts';
import { ltr } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import {
  type PayoutMethod,
  payoutMethods,
  type WithdrawalCurrency,
} from '../../engine/products/withdrawals/tables/withdrawal-terms.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { invalidFields, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { CashMessage } from '../wallet/cash-message.js';
import { checkAddress, checkBank, type MethodFields } from './method-fields.js';
import { WithdrawalCurrencies } from './withdrawal-currencies.js';

const HOUR = 3_600_000;
/** Maximum payout methods of a customer. */
const MAX_BOUND = 20;

/** Addresses and bank accounts bound by customers. Their data are encrypted with the installation's key. */
@Injectable()
export class PayoutMethods {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly cipher: Cipher,
    private readonly settings: Settings,
    private readonly currencies: WithdrawalCurrencies,
    private readonly message: CashMessage,
    private readonly time: LocalTime,
    private readonly shared: SharedStore,
  ) {}

  async list({ draw_type, draw_id }: DrawMethodsRequest, { customerId }: SignedIn): Promise<DrawMethod[]> {
    const methods = await this.boundMethodsOf(customerId);
    const currencies = await this.currencies.byId(methods.map(({ currencyId }) => currencyId));
    return methods
      .filter(({ way }) => draw_type === undefined || drawTypeNumbers[way] === draw_type)
      .filter(({ currencyId }) => draw_id === undefined || currencyId === draw_id)
      .map((method) => this.answer(method, currencies.get(method.currencyId)));
  }

  /** Binds a method. It is usable after the waiting time in force now; it cannot be shortened later. */
  async bind(request: BindMethodRequest, caller: SignedIn): Promise<DrawMethod | RequestRefusal> {
    const currency = await this.currencies.offered(request.draw_id);
    if (!currency || drawTypeNumbers[currency.way] !== request.type)
      return refuseRequest('withdraw.way_gone');
    if (currency.way === 'coin') {
      const address = request.dc_address;
      if (address === undefined) return invalidFields({ dc_address: 'validation.required' });
      return this.bindAddress(currency, address, caller, 'dc_address');
    }
    const checked = checkBank(request);
    if ('faults' in checked) return invalidFields(checked.faults);
    const method = await this.findOrCreate(currency, checked.fields, caller);
    return 'refused' in method ? method : this.answer(method, currency);
  }

  /** Method of an address, bound now if necessary. `field` is the input field of the address. */
  async bindAddress(
    currency: WithdrawalCurrency,
    address: string,
    caller: SignedIn,
    field: 'dc_address' | 'address',
  ): Promise<DrawMethod | RequestRefusal> {
    if (!checkAddress(address, currency)) return invalidFields({ [field]: 'validation.address' });
    const method = await this.findOrCreate(currency, { dc_address: address }, caller);
    return 'refused' in method ? method : this.answer(method, currency);
  }

  async remove(id: number, { customerId }: SignedIn): Promise<RequestRefusal | null> {
    const found = await this.findOwn(id, customerId);
    if (!found) return refuseRequest('withdraw.method_not_found');
    const row = { id, removedAt: wallClock.now() };
    await this.record(customerId, [{ op: 'patch', table: payoutMethods.name, row }]);
    return null;
  }

  /** Bound method of the customer, with its decrypted data. */
  async open(id: number, customerId: number): Promise<{ method: PayoutMethod; fields: MethodFields } | null> {
    const method = await this.findOwn(id, customerId);
    return method && { method, fields: this.fieldsOf(method) };
  }

  /** Time until it is usable, ms. */
  waitOf({ usableAt }: Pick<PayoutMethod, 'usableAt'>): number {
    return Math.max(0, usableAt - wallClock.now());
  }

  private findOrCreate(
    currency: WithdrawalCurrency,
    fields: MethodFields,
    { customerId }: SignedIn,
  ): Promise<PayoutMethod | RequestRefusal> {
    return this.shared.inTurn(`payout methods of ${customerId}`, async () => {
      const bound = await this.boundMethodsOf(customerId);
      const same = bound.find(
        (each) => each.currencyId === currency.id && isSame(this.fieldsOf(each), fields),
      );
      if (same) return same;
      if (bound.length >= MAX_BOUND) return refuseRequest('withdraw.too_many_methods', { most: MAX_BOUND });
      const id = await this.numbers.next(payoutMethods);
      const boundAt = wallClock.now();
      const row: PayoutMethod = {
        id,
        customerId,
        way: currency.way,
        currencyId: currency.id,
        given: this.cipher.encrypt(JSON.stringify(fields), purposeOf(id)),
        boundAt,
        usableAt: boundAt + this.settings.number('withdraw_new_method_hours') * HOUR,
        removedAt: null,
      };
      const message = await this.message.of(customerId, 'method_bound', (lang) => ({
        method: ltr(nameOf(currency, fields)),
        from: this.time.format(row.usableAt, lang),
      }));
      await this.record(customerId, [{ op: 'insert', table: payoutMethods.name, row }, ...message.rows]);
      message.depart();
      return row;
    });
  }

  private record(customerId: number, rows: readonly RowWrite[]): Promise<unknown> {
    const actor = { kind: 'customer', id: customerId } as const;
    return this.engine.submit({ kind: 'rows.record', actor, rows });
  }

  private boundMethodsOf(customerId: number): Promise<PayoutMethod[]> {
    const where = 'WHERE customer_id = $1 AND removed_at IS NULL ORDER BY id DESC';
    return this.reader.select(payoutMethods, where, [customerId]);
  }

  private findOwn(id: number, customerId: number): Promise<PayoutMethod | null> {
    const where = 'WHERE id = $1 AND customer_id = $2 AND removed_at IS NULL';
    return this.reader.first(payoutMethods, where, [id, customerId]);
  }

  private fieldsOf({ id, given }: PayoutMethod): MethodFields {
    return JSON.parse(this.cipher.decrypt(given, purposeOf(id))) as MethodFields;
  }

  private answer(method: PayoutMethod, currency: WithdrawalCurrency | undefined): DrawMethod {
    const fields = this.fieldsOf(method);
    const bank = Object.fromEntries(BANK_FIELDS.map((name) => [name, fields[name] ?? '']));
    return {
      ...(bank as Record<(typeof BANK_FIELDS)[number], string>),
      id: method.id,
      type: drawTypeNumbers[method.way],
      dc_address: fields.dc_address ?? '',
      draw_currency: {
        id: method.currencyId,
        code: currency?.code ?? '',
        protocol: currency?.protocol ?? '',
      },
      usable_at_ms: method.usableAt,
      wait_ms: this.waitOf(method),
    };
  }
}

const purposeOf = (id: number): string => `payout method:${id}`;

/** Name of a method in a message: recognisable, with at most its last four characters. */
function nameOf({ code, protocol }: WithdrawalCurrency, fields: MethodFields): string {
  const given = fields.dc_address ?? fields.payee_account ?? fields.bank_iban ?? '';
  return [code, protocol, given && `…${given.slice(-4)}`].filter(Boolean).join(' ');
}

const isSame = (one: MethodFields, other: MethodFields): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
