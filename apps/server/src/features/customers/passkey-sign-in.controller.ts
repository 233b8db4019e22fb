import { Controller } from '@nestjs/common';
import {
  type PasskeyLoginRequest,
  passkeyLoginRequest,
  passkeyOptionsSchema,
  type SignIn,
  signInSchema,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { CustomerPasskeys } from '../passkeys/customer-passkeys.js';
import { PasskeySignIn } from './passkey-sign-in.js';

const TAG = 'Passkeys';

@Controller()
export class PasskeySignInController {
  constructor(
    private readonly passkeys: CustomerPasskeys,
    private readonly signIn: PasskeySignIn,
  ) {}

  @Call('/api/user/passkey_options', {
    method: 'POST',
    auth: 'none',
    rateLimit: { name: 'passkey-options', per: 'address', most: 60, windowMs: 60_000 },
    tag: TAG,
    summary: 'Get a challenge for any passkey of this site, to sign in or after the password',
    answer: passkeyOptionsSchema,
  })
  async options() {
    return { options: { ...(await this.passkeys.requestOptions()) } };
  }

  @Call('/api/user/passkey_login', {
    method: 'POST',
    auth: 'none',
    schema: passkeyLoginRequest,
    rateLimit: { name: 'login', per: 'address', most: 60, windowMs: 60_000 },
    tag: TAG,
    summary: 'Sign in with a passkey, without password or code',
    answer: signInSchema,
  })
  login(request: PasskeyLoginRequest, caller: Caller): Promise<SignIn | RequestRefusal> {
    return this.signIn.signIn(request, caller);
  }
}
