import { Injectable } from '@nestjs/common';
import type { AmendPasswordRequest } from '@truemark/contracts';
import { isCommonPassword } from '../../platform/auth/common-passwords.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { invalidFields, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Customers } from '../customers/customers.js';
import { ChangePassword } from './change-password.js';
import { Proof } from './proof.js';

/** Changes the password of a signed-in customer; all other sessions end. */
@Injectable()
export class AmendPassword {
  constructor(
    private readonly customers: Customers,
    private readonly proof: Proof,
    private readonly passwordChange: ChangePassword,
  ) {}

  async amend(request: AmendPasswordRequest, caller: SignedIn): Promise<RequestRefusal | null> {
    const customer = await this.customers.byId(caller.customerId);
    if (!customer) return refuseRequest('auth.session');
    const { new_password: password, auth_code: code, old_password: old, type: channel } = request;
    if (isCommonPassword(password, customer.email ?? customer.mobile ?? '')) {
      return invalidFields({ new_password: 'validation.password_common' });
    }
    const refusal = await this.proof.refusalOf(customer, 'reset', {
      code,
      channel,
      password: old,
      field: 'old_password',
      address: caller.address,
    });
    if (refusal) return refusal;
    await this.passwordChange.change(customer, password, {
      staying: caller.sessionId,
      address: caller.address,
    });
    return null;
  }
}
