import { Injectable } from '@nestjs/common';
import {
  type FieldErrorKey,
  OPTIONAL_REGISTRATION_FIELDS,
  type OptionalRegistrationField,
  type RegisterRequest,
  type SignIn,
} from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { Engine } from '../../engine/engine.js';
import type { Customer } from '../../engine/tables/customer.table.js';
import { Passwords } from '../../platform/auth/passwords.js';
import type { Caller } from '../../platform/http/caller.js';
import { type EdgeRefusal, invalidFields, refuseCall } from '../../platform/http/refusal.js';
import { AccountNames } from '../areas/account-names.js';
import { Areas } from '../areas/areas.js';
import { Captchas } from '../codes/captchas.js';
import { Codes } from '../codes/codes.js';
import { WelcomeMessage } from '../messages/welcome-message.js';
import { Settings } from '../settings/settings.js';
import { isCommonPassword } from './common-passwords.js';
import { Customers } from './customers.js';

type Optional = Pick<Customer, 'invitedBy' | 'name' | 'profile'> & { readonly payPassword: string | null };

/** Opens a real account. */
@Injectable()
export class Register {
  constructor(
    private readonly engine: Engine,
    private readonly customers: Customers,
    private readonly passwords: Passwords,
    private readonly areas: Areas,
    private readonly names: AccountNames,
    private readonly codes: Codes,
    private readonly captchas: Captchas,
    private readonly settings: Settings,
    private readonly welcome: WelcomeMessage,
  ) {}

  async register(request: RegisterRequest, caller: Caller): Promise<SignIn | EdgeRefusal> {
    const problem = this.problemOf(request);
    if (problem) return problem;
    const account = this.names.read(request.type, request.account, request.area_id, 'account');
    if ('refused' in account) return account;
    const { name, ...contact } = account;
    const optional = this.optionalOf(request);
    if ('refused' in optional) return optional;
    // Before anything is said of the account: with a code only its owner learns that there is one.
    const unproven = await this.unprovenBy(request, name);
    if (unproven) return unproven;
    if (this.engine.customerOf(name) !== null) return refuseCall('auth.account_exists');

    const { payPassword, ...kept } = optional;
    const given = {
      ...contact,
      ...kept,
      areaId: request.area_id ?? null,
      passwordHash: await this.passwords.hash(request.password),
      payPasswordHash: payPassword === null ? null : await this.passwords.hash(payPassword),
      lang: caller.lang,
    };
    const created = await this.customers.create(given, [name]);
    if (isRefusal(created))
      return created.key === 'customer.exists' ? refuseCall('auth.account_exists') : created;
    return this.customers.letIn(created, caller, [await this.welcome.row(created.id)]);
  }

  private problemOf({
    area_id: areaId,
    password,
    re_password,
    account,
  }: RegisterRequest): EdgeRefusal | null {
    const country = areaId === undefined ? undefined : this.areas.countryOf(areaId);
    if (country === null) return invalidFields({ area_id: 'validation.choice' });
    if (country !== undefined && this.areas.isRefused(country)) return refuseCall('auth.area_refused');
    const fields: Record<string, FieldErrorKey> = {};
    if (password !== re_password) fields.re_password = 'validation.password_not_equal';
    if (isCommonPassword(password, account)) fields.password = 'validation.password_common';
    return Object.keys(fields).length > 0 ? invalidFields(fields) : null;
  }

  /** The code that went to this very account, or the captcha, as `verify_reg_type` asks. */
  private async unprovenBy(
    { key, sms_code: code }: RegisterRequest,
    name: string,
  ): Promise<EdgeRefusal | null> {
    switch (this.settings.text('verify_reg_type')) {
      case '1':
        return (await this.codes.spend(name, 'register', code)) ? null : refuseCall('auth.code_invalid');
      case '2':
        return this.captchas.spend(key, code) ? null : refuseCall('auth.captcha_invalid');
      default:
        return null;
    }
  }

  /** What the settings ask for; what they do not ask for is not kept. */
  private optionalOf(request: RegisterRequest): Optional | EdgeRefusal {
    const asked = OPTIONAL_REGISTRATION_FIELDS.filter((field) => this.settings.isOn(`is_reg_${field}`));
    const missing = asked.filter((field) => request[field] === undefined);
    if (missing.length > 0) {
      return invalidFields(
        Object.fromEntries(missing.map((field) => [field, 'validation.required'] as const)),
      );
    }
    const invitedBy = request.invite_code === undefined ? null : this.inviterOf(request.invite_code);
    if (invitedBy === 'unknown') return invalidFields({ invite_code: 'validation.code' });
    const given = new Set<OptionalRegistrationField>(asked);
    const { name, pay_password: payPassword } = request;
    return {
      invitedBy,
      name: given.has('name') ? (name ?? null) : null,
      payPassword: given.has('pay_password') ? (payPassword ?? null) : null,
      profile: Object.fromEntries(
        PROFILE.filter((field) => given.has(field)).map((field) => [field, String(request[field])]),
      ),
    };
  }

  private inviterOf(code: string): number | 'unknown' {
    return this.engine.customerOf(`invite:${code.toUpperCase()}`) ?? 'unknown';
  }
}

/** Fields that have no column of their own. */
const PROFILE = ['mobile', 'id_type', 'card_id', 'front_pic', 'reverse_pic', 'hand_pic', 'ssn'] as const;
