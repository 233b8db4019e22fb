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
import { identityKey } from '../../platform/auth/identity-key.js';
import { Passwords } from '../../platform/auth/passwords.js';
import type { Caller } from '../../platform/http/caller.js';
import { type EdgeRefusal, invalidFields, refuseCall } from '../../platform/http/refusal.js';
import { Areas } from '../areas/areas.js';
import { WelcomeMessage } from '../messages/welcome-message.js';
import { Settings } from '../settings/settings.js';
import { isCommonPassword } from './common-passwords.js';
import { Customers } from './customers.js';

/** Plain enough to be written to: one `@`, a host with a dot, no blanks. */
const EMAIL = /^[^\s@<>"'(),:;[\]\\]{1,64}@[^\s@<>"'(),:;[\]\\]+\.[^\s@<>"'(),:;[\]\\.]{2,}$/u;

type Account = Pick<Customer, 'email' | 'emailKey' | 'mobile'>;
type Optional = Pick<Customer, 'invitedBy' | 'name' | 'payPasswordHash' | 'profile'>;

/** Opens a real account. */
@Injectable()
export class Register {
  constructor(
    private readonly engine: Engine,
    private readonly customers: Customers,
    private readonly passwords: Passwords,
    private readonly areas: Areas,
    private readonly settings: Settings,
    private readonly welcome: WelcomeMessage,
  ) {}

  async register(request: RegisterRequest, caller: Caller): Promise<SignIn | EdgeRefusal> {
    const problem = this.problemOf(request);
    if (problem) return problem;
    const account = this.accountOf(request);
    if ('refused' in account) return account;
    const names = [
      account.emailKey && `email:${account.emailKey}`,
      account.mobile && `mobile:${account.mobile}`,
    ].filter((name): name is string => Boolean(name));
    if (names.some((name) => this.engine.customerOf(name) !== null)) return refuseCall('auth.account_exists');
    const optional = await this.optionalOf(request);
    if ('refused' in optional) return optional;

    const passwordHash = await this.passwords.hash(request.password);
    const areaId = request.area_id ?? null;
    const given = { ...account, ...optional, areaId, passwordHash, lang: caller.lang };
    const created = await this.customers.create(given, names);
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
    if (Object.keys(fields).length > 0) return invalidFields(fields);
    // Codes and captchas are given out by the messaging of a server that has it: without one, none is right.
    return this.settings.text('verify_reg_type') === '0' ? null : refuseCall('auth.code_invalid');
  }

  private accountOf({ type, account, area_id: areaId }: RegisterRequest): Account | EdgeRefusal {
    if (type === 'email') {
      const email = account.normalize('NFC');
      if (!EMAIL.test(email)) return invalidFields({ account: 'validation.email' });
      return { email, emailKey: identityKey(email), mobile: null };
    }
    const mobile = this.areas.readMobile(account, areaId);
    if ('number' in mobile) return { email: null, emailKey: null, mobile: mobile.number };
    return mobile.problem === 'refused'
      ? refuseCall('auth.area_refused')
      : invalidFields({ account: 'validation.mobile' });
  }

  /** What the settings ask for; what they do not ask for is not kept. */
  private async optionalOf(request: RegisterRequest): Promise<Optional | EdgeRefusal> {
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
      payPasswordHash:
        given.has('pay_password') && payPassword !== undefined
          ? await this.passwords.hash(payPassword)
          : null,
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
