import { Controller } from '@nestjs/common';
import {
  type AmendPasswordRequest,
  type AmendPayPasswordRequest,
  type AntiPhishingRequest,
  amendPasswordRequest,
  amendPayPasswordRequest,
  antiPhishingRequest,
  type ForgetPasswordRequest,
  forgetPasswordRequest,
  type User,
  userSchema,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller, SignedIn } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { AmendPassword } from './amend-password.js';
import { AmendPayPassword } from './amend-pay-password.js';
import { AntiPhishing } from './anti-phishing.js';
import { ForgetPassword } from './forget-password.js';

const TAG = 'Passwords';
const MINUTE = 60_000;

@Controller()
export class CredentialsController {
  constructor(
    private readonly passwordReset: ForgetPassword,
    private readonly password: AmendPassword,
    private readonly payPassword: AmendPayPassword,
    private readonly antiPhishing: AntiPhishing,
  ) {}

  @Call('/api/user/forget_password', {
    method: 'POST',
    auth: 'none',
    schema: forgetPasswordRequest,
    rateLimit: { name: 'forget', per: 'address', most: 30, windowMs: MINUTE },
    tag: TAG,
    done: 'done.password_set',
    summary: 'Set a new password with a code of kind 2; ends every session',
  })
  forget(request: ForgetPasswordRequest, caller: Caller): Promise<RequestRefusal | null> {
    return this.passwordReset.set(request, caller);
  }

  @Call('/api/user/amend_password', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: amendPasswordRequest,
    rateLimit: { name: 'amend', per: 'customer', most: 30, windowMs: MINUTE },
    tag: TAG,
    done: 'done.password_set',
    summary: 'Set a new password with the old one or a code of kind 2; ends every other session',
  })
  amend(request: AmendPasswordRequest, caller: SignedIn): Promise<RequestRefusal | null> {
    return this.password.amend(request, caller);
  }

  @Call('/api/user/amend_pay_password', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: amendPayPasswordRequest,
    rateLimit: { name: 'amend', per: 'customer', most: 30, windowMs: MINUTE },
    tag: TAG,
    done: 'done.pay_password_set',
    summary:
      'Set the payment password, also the first, with the log-in password or a code of kind 3; blocks withdrawals for `withdraw_credential_hours`',
  })
  amendPay(request: AmendPayPasswordRequest, caller: SignedIn): Promise<RequestRefusal | null> {
    return this.payPassword.amend(request, caller);
  }

  @Call('/api/user/anti_phishing', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: antiPhishingRequest,
    tag: TAG,
    done: 'done.anti_phishing_set',
    summary: 'Set the anti-phishing word shown in every e-mail and SMS; an empty one removes it',
    answer: userSchema,
  })
  setWord(request: AntiPhishingRequest, caller: SignedIn): Promise<User | RequestRefusal> {
    return this.antiPhishing.set(request, caller);
  }
}
