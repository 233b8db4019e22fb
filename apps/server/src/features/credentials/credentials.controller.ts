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
import type { EdgeRefusal } from '../../platform/http/refusal.js';
import { AmendPassword } from './amend-password.js';
import { AmendPayPassword } from './amend-pay-password.js';
import { AntiPhishing } from './anti-phishing.js';
import { ForgetPassword } from './forget-password.js';

const TAG = 'Passwords';
const MINUTE = 60_000;

@Controller()
export class CredentialsController {
  constructor(
    private readonly forgotten: ForgetPassword,
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
    summary: 'Sets a new password by a code of kind 2, and ends every session',
  })
  forget(request: ForgetPasswordRequest, caller: Caller): Promise<EdgeRefusal | null> {
    return this.forgotten.set(request, caller);
  }

  @Call('/api/user/amend_password', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: amendPasswordRequest,
    rateLimit: { name: 'amend', per: 'customer', most: 30, windowMs: MINUTE },
    tag: TAG,
    done: 'done.password_set',
    summary: 'Sets a new password by the old one or a code of kind 2, and ends every other session',
  })
  amend(request: AmendPasswordRequest, caller: SignedIn): Promise<EdgeRefusal | null> {
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
      'Sets the payment password, the first one too, by the log-in password or a code of kind 3; withdrawals wait `withdraw_credential_hours`',
  })
  amendPay(request: AmendPayPasswordRequest, caller: SignedIn): Promise<EdgeRefusal | null> {
    return this.payPassword.amend(request, caller);
  }

  @Call('/api/user/anti_phishing', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: antiPhishingRequest,
    tag: TAG,
    done: 'done.anti_phishing_set',
    summary: 'Sets the word that every mail and SMS of ours carries; without one it is taken away',
    answer: userSchema,
  })
  setWord(request: AntiPhishingRequest, caller: SignedIn): Promise<User | EdgeRefusal> {
    return this.antiPhishing.set(request, caller);
  }
}
