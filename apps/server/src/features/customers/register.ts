import { Injectable } from '@nestjs/common';
import type { FieldErrorKey, RegisterRequest, SignIn } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { isCommonPassword } from '../../platform/auth/common-passwords.js';
import { Passwords } from '../../platform/auth/passwords.js';
import type { Caller } from '../../platform/http/caller.js';
import { invalidFields, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { AccountNames } from '../areas/account-names.js';
import { Areas } from '../areas/areas.js';
import { WelcomeMessage } from '../messages/welcome-message.js';
import { type UploadGrant, UploadGrants } from '../uploads/upload-grants.js';
import { Uploads } from '../uploads/uploads.js';
import { Consents } from './consents.js';
import { Customers } from './customers.js';
import { RegistrationExtras } from './registration-extras.js';
import { RegistrationProof } from './registration-proof.js';

/** Opens a real account. */
@Injectable()
export class Register {
  constructor(
    private readonly engine: EngineClient,
    private readonly customers: Customers,
    private readonly passwords: Passwords,
    private readonly areas: Areas,
    private readonly names: AccountNames,
    private readonly proof: RegistrationProof,
    private readonly extras: RegistrationExtras,
    private readonly consents: Consents,
    private readonly grants: UploadGrants,
    private readonly uploads: Uploads,
    private readonly welcomeMessage: WelcomeMessage,
  ) {}

  async register(request: RegisterRequest, caller: Caller): Promise<SignIn | RequestRefusal> {
    if (request.grant === undefined) return this.openAccount(request, caller, null);
    // Taken first, so that it serves only one of two concurrent calls; a failed registration returns it.
    const grant = await this.grants.take(request.grant);
    if (grant === null) return refuseRequest('auth.grant_invalid');
    let isOpened = false;
    try {
      const answer = await this.openAccount(request, caller, grant);
      isOpened = !('refused' in answer);
      return answer;
    } finally {
      if (!isOpened) await this.grants.restore(grant);
    }
  }

  private async openAccount(
    request: RegisterRequest,
    caller: Caller,
    grant: UploadGrant | null,
  ): Promise<SignIn | RequestRefusal> {
    const problem = this.problemOf(request);
    if (problem) return problem;
    const account = this.names.read(request.type, request.account, request.area_id, 'account');
    if ('refused' in account) return account;
    const { name, ...contact } = account;
    const extras = await this.extras.of(request, grant);
    if ('refused' in extras) return extras;
    const agreed = await this.consents.read(request, caller.lang);
    if ('refused' in agreed) return agreed;
    // Before anything about the account is revealed: with a code, only its owner learns that it exists.
    const unproven = await this.proof.refusalOf(request, name, grant);
    if (unproven) return unproven;
    const owner = await this.engine.ask({ kind: 'customer.identity', identity: name });
    if (owner !== null) return refuseRequest('auth.account_exists');

    const { payPassword, pictures, ...kept } = extras;
    const given = {
      ...contact,
      ...kept,
      areaId: request.area_id ?? null,
      passwordHash: await this.passwords.hash(request.password, caller.address),
      payPasswordHash: payPassword === null ? null : await this.passwords.hash(payPassword, caller.address),
      lang: caller.lang,
    };
    const created = await this.customers.create(given, [name]);
    if (isRefusal(created))
      return created.key === 'customer.exists' ? refuseRequest('auth.account_exists') : created;
    const owning = this.uploads.owning(pictures, created.id);
    const agreements = await this.consents.rows(created.id, agreed, caller.lang);
    const rows = [await this.welcomeMessage.row(created.id), ...owning, ...agreements];
    return this.customers.openSession(created, caller, rows);
  }

  private problemOf({
    area_id: areaId,
    password,
    re_password,
    account,
  }: RegisterRequest): RequestRefusal | null {
    const country = areaId === undefined ? undefined : this.areas.countryOf(areaId);
    if (country === null) return invalidFields({ area_id: 'validation.choice' });
    if (country !== undefined && this.areas.isRefused(country)) return refuseRequest('auth.area_refused');
    const fields: Record<string, FieldErrorKey> = {};
    if (password !== re_password) fields.re_password = 'validation.password_not_equal';
    if (isCommonPassword(password, account)) fields.password = 'validation.password_common';
    return Object.keys(fields).length > 0 ? invalidFields(fields) : null;
  }
}
