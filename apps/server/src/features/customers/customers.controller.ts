import { Controller } from '@nestjs/common';
import {
  type DemoAccountRequest,
  demoAccountRequest,
  type LoginRequest,
  loginRequest,
  type RegisterRequest,
  registerRequest,
  type SignIn as SignInAnswer,
  type User,
} from '@truemark/contracts';
import type { Refusal } from '@truemark/domain';
import { Call } from '../../platform/http/call.js';
import type { Caller, SignedIn } from '../../platform/http/caller.js';
import type { EdgeRefusal } from '../../platform/http/refusal.js';
import { Customers } from './customers.js';
import { OpenDemoAccount } from './open-demo-account.js';
import { Register } from './register.js';
import { SignIn } from './sign-in.js';

const TAG = 'Customers';
const SIGN_IN = '`{token, user}`';
const HOUR = 3_600_000;

@Controller()
export class CustomersController {
  constructor(
    private readonly customers: Customers,
    private readonly signIn: SignIn,
    private readonly registration: Register,
    private readonly demo: OpenDemoAccount,
  ) {}

  @Call('/api/user/loginForU', {
    method: 'POST',
    auth: 'none',
    schema: loginRequest,
    rateLimit: { name: 'login', per: 'address', most: 60, windowMs: 60_000 },
    tag: TAG,
    summary: 'Signs in by e-mail or phone number',
    answer: SIGN_IN,
  })
  login(request: LoginRequest, caller: Caller): Promise<SignInAnswer | EdgeRefusal> {
    return this.signIn.signIn(request, caller);
  }

  @Call('/api/user/register', {
    method: 'POST',
    auth: 'none',
    schema: registerRequest,
    rateLimit: { name: 'register', per: 'address', most: 30, windowMs: HOUR },
    tag: TAG,
    done: 'done.registered',
    summary: 'Opens a real account and signs in',
    answer: SIGN_IN,
  })
  register(request: RegisterRequest, caller: Caller): Promise<SignInAnswer | EdgeRefusal> {
    return this.registration.register(request, caller);
  }

  @Call('/api/user/createAccountDemoForU', {
    method: 'GET|POST',
    auth: 'none',
    schema: demoAccountRequest,
    tag: TAG,
    summary: 'Opens a demo account, or the one that this id opened before, and signs in',
    answer: SIGN_IN,
  })
  openDemo(request: DemoAccountRequest, caller: Caller): Promise<SignInAnswer | EdgeRefusal | Refusal> {
    return this.demo.open(request, caller);
  }

  @Call('/api/user/info', { auth: 'customer', tag: TAG, summary: 'The signed-in customer', answer: '`user`' })
  info(_: object, { customerId }: SignedIn): Promise<User> {
    return this.customers.user(customerId);
  }
}
