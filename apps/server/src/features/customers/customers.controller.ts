import { Controller } from '@nestjs/common';
import {
  type DemoAccountRequest,
  type DemoReset,
  demoAccountRequest,
  demoResetSchema,
  type InvitedPerson,
  type InvitedRequest,
  invitedPersonSchema,
  invitedRequest,
  type LoginRequest,
  loginRequest,
  type Page,
  pageOf,
  type RegisterGrantRequest,
  type RegisterRequest,
  type RegistrationGrant,
  registerGrantRequest,
  registerRequest,
  registrationGrantSchema,
  type SignIn as SignInAnswer,
  signInSchema,
  type UserInfo,
  userInfoSchema,
} from '@truemark/contracts';
import type { Refusal } from '@truemark/domain';
import { Call } from '../../platform/http/call.js';
import type { Caller, SignedIn } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { Customers } from './customers.js';
import { OpenDemoAccount } from './open-demo-account.js';
import { OpenRegistrationGrant } from './open-registration-grant.js';
import { Referrals } from './referrals.js';
import { Register } from './register.js';
import { ResetDemoAccount } from './reset-demo-account.js';
import { SignIn } from './sign-in.js';

const TAG = 'Customers';
const HOUR = 3_600_000;

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: Customers,
    private readonly signIn: SignIn,
    private readonly registration: Register,
    private readonly grant: OpenRegistrationGrant,
    private readonly referrals: Referrals,
    private readonly demo: OpenDemoAccount,
    private readonly demoReset: ResetDemoAccount,
  ) {}

  @Call('/api/user/loginForU', {
    method: 'POST',
    auth: 'none',
    schema: loginRequest,
    rateLimit: { name: 'login', per: 'address', most: 60, windowMs: 60_000 },
    tag: TAG,
    summary: 'Sign in with e-mail address or phone number',
    answer: signInSchema,
  })
  login(request: LoginRequest, caller: Caller): Promise<SignInAnswer | RequestRefusal> {
    return this.signIn.signIn(request, caller);
  }

  @Call('/api/user/register', {
    method: 'POST',
    auth: 'none',
    schema: registerRequest,
    rateLimit: { name: 'register', per: 'address', most: 30, windowMs: HOUR },
    tag: TAG,
    done: 'done.registered',
    summary: 'Open a real account and sign in',
    answer: signInSchema,
  })
  register(request: RegisterRequest, caller: Caller): Promise<SignInAnswer | RequestRefusal> {
    return this.registration.register(request, caller);
  }

  @Call('/api/user/register_grant', {
    method: 'POST',
    auth: 'none',
    schema: registerGrantRequest,
    rateLimit: { name: 'register-grant', per: 'address', most: 30, windowMs: HOUR },
    tag: TAG,
    summary:
      'Exchange a registration’s code or captcha for a grant before its pictures are sent; `image_upload` accepts the grant, and so does `register` in place of the code or captcha',
    answer: registrationGrantSchema.describe('For one registration within 30 minutes.'),
  })
  registerGrant(request: RegisterGrantRequest): Promise<RegistrationGrant | RequestRefusal> {
    return this.grant.open(request);
  }

  @Call('/api/user/invited', {
    auth: 'customer',
    realOnly: true,
    schema: invitedRequest,
    tag: TAG,
    summary: 'List customers who registered with the customer’s invitation code, newest first',
    answer: pageOf(invitedPersonSchema),
  })
  invitedBy(request: InvitedRequest, { customerId }: SignedIn): Promise<Page<InvitedPerson>> {
    return this.referrals.of(customerId, request);
  }

  @Call('/api/user/createAccountDemoForU', {
    method: 'GET|POST',
    auth: 'none',
    schema: demoAccountRequest,
    tag: TAG,
    summary: 'Open a demo account, or the one this id opened before, and sign in',
    answer: signInSchema,
  })
  openDemo(request: DemoAccountRequest, caller: Caller): Promise<SignInAnswer | RequestRefusal | Refusal> {
    return this.demo.open(request, caller);
  }

  @Call('/v2/api/main/user/resetForexDemoAccount', {
    method: 'GET|POST',
    auth: 'customer',
    rateLimit: { name: 'demo-reset', per: 'customer', most: 20, windowMs: HOUR },
    tag: TAG,
    done: 'done.demo_reset',
    summary:
      'Reset a demo account: close positions at market, cancel pending orders, void running options, set each account to `demo_balance`; does nothing while a position cannot be closed',
    answer: demoResetSchema,
  })
  resetDemo(_: object, caller: SignedIn): Promise<DemoReset | Refusal> {
    return this.demoReset.reset(caller);
  }

  @Call('/api/user/info', {
    auth: 'customer',
    tag: TAG,
    summary: 'Get the signed-in customer',
    answer: userInfoSchema,
  })
  info(_: object, { customerId }: SignedIn): Promise<UserInfo> {
    return this.customers.info(customerId);
  }
}
