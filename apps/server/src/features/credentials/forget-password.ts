import { Injectable } from '@nestjs/common';
import type { ForgetPasswordRequest } from '@truemark/contracts';
import { isCommonPassword } from '../../platform/auth/common-passwords.js';
import type { Caller } from '../../platform/http/caller.js';
import { invalidFields, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { AccountNames } from '../areas/account-names.js';
import { Codes } from '../codes/codes.js';
import { Customers } from '../customers/customers.js';
import { ChangePassword } from './change-password.js';

/**
 * Resets a password by a code to the account's mail or phone. A wrong code and an unknown account get the same
 * response.
 */
@Injectable()
export class ForgetPassword {
  constructor(
    private readonly names: AccountNames,
    private readonly codes: Codes,
    private readonly customers: Customers,
    private readonly passwordChange: ChangePassword,
  ) {}

  async set(request: ForgetPasswordRequest, { address }: Caller): Promise<RequestRefusal | null> {
    const { new_password: password, secondary_password: again, type, area_id: areaId } = request;
    if (again !== password) return invalidFields({ secondary_password: 'validation.password_not_equal' });
    if (isCommonPassword(password, request.account)) {
      return invalidFields({ new_password: 'validation.password_common' });
    }
    const account = this.names.read(type, request.account, areaId, 'account');
    if ('refused' in account) return account;
    const isRight = await this.codes.spend(account.name, 'reset', request.auth_code);
    const customer = isRight ? await this.customers.byName(account.name) : null;
    if (!customer) return refuseRequest('auth.code_invalid');
    await this.passwordChange.change(customer, password, { staying: null, address });
    return null;
  }
}
