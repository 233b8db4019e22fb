import type {
  RegistrationGrant,
  SignIn,
  Area as WireArea,
  SignedInDevice as WireDevice,
  InvitedPerson as WireInvited,
  Page as WirePage,
  User as WireUser,
} from '@truemark/contracts';
import { action, unread } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** The customer who is signed in. */
export interface User {
  readonly id: number;
  readonly uid: string;
  readonly email: string;
  readonly mobile: string;
  readonly name: string;
  readonly nickname: string;
  readonly level: number;
  readonly creditScore: number;
  readonly isDemo: boolean;
  /** The junior certification is granted. */
  readonly isCertified: boolean;
  readonly inviteCode: string;
  /** When the account was made, epoch ms. */
  readonly createdAt: number;
  readonly hasPayPassword: boolean;
  /** The word that our messages to this customer carry; empty: none. */
  readonly ownWord: string;
  /** Why an operator has blocked new trades, or money out; empty: nothing is blocked. */
  readonly tradingBlocked: string;
  readonly withdrawingBlocked: string;
}

export interface InvitedPerson {
  readonly uid: string;
  readonly isCertified: boolean;
  readonly createdAt: number;
}

/** A device that the customer is signed in on. */
export interface SignedInDevice {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly lastUsedAt: number;
  readonly isCurrent: boolean;
}

/** A country with its dialling prefix, such as `+001`. */
export interface Area {
  readonly id: number;
  readonly dialCode: string;
  readonly country: string;
  readonly name: string;
}

const userFrom = (wire: WireUser): User => ({
  id: wire.id,
  uid: wire.uid,
  email: wire.email,
  mobile: wire.mobile,
  name: wire.name,
  nickname: wire.nickname,
  level: wire.level,
  creditScore: wire.credit_score,
  isDemo: wire.is_demo === 1,
  isCertified: wire.is_real === 1,
  inviteCode: wire.invite_code,
  hasPayPassword: wire.has_pay_password === 1,
  createdAt: wire.created_at_ms,
  ownWord: wire.anti_phishing,
  tradingBlocked: wire.trading_blocked,
  withdrawingBlocked: wire.withdrawing_blocked,
});

const invitedFrom = (wire: WireInvited): InvitedPerson => ({
  uid: wire.uid,
  isCertified: wire.is_real === 1,
  createdAt: wire.created_at_ms,
});

const deviceFrom = (wire: WireDevice): SignedInDevice => ({
  id: wire.id,
  address: wire.address,
  userAgent: wire.user_agent,
  lastUsedAt: wire.last_used_at_ms,
  isCurrent: wire.is_current === 1,
});

const areaFrom = (wire: WireArea): Area => ({
  id: wire.id,
  dialCode: wire.code,
  country: wire.global_code,
  name: wire.name,
});

export async function fetchUser(options: CallOptions): Promise<User> {
  return userFrom(await get<WireUser>('/api/user/info', {}, options));
}

export async function fetchAreas(options: CallOptions): Promise<Area[]> {
  return (await get<WireArea[]>('/api/default/area_list', {}, options)).map(areaFrom);
}

export async function fetchInvited(page: number, options: CallOptions): Promise<Page<InvitedPerson>> {
  return pageFrom(await get<WirePage<WireInvited>>('/api/user/invited', { page }, options), invitedFrom);
}

export async function fetchDevices(options: CallOptions): Promise<SignedInDevice[]> {
  return (await get<WireDevice[]>('/api/user/sessions', {}, options)).map(deviceFrom);
}

/** Signs one device out, or all others. */
export const signDevicesOut = action({
  path: '/api/user/sessions/revoke',
  write: (which: { id: string } | 'others') => (which === 'others' ? { others: 1 } : which),
  read: unread,
});

/** Sets the customer's own word. */
export const setOwnWord = action({
  path: '/api/user/anti_phishing',
  write: (word: string) => ({ word }),
  read: userFrom,
});

/** What signs somebody in. */
export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** A sign-in as the server answers it. */
export const signInFrom = ({ token, user }: SignIn): SignedIn => ({ token, user: userFrom(user) });

/** The same id returns the same demo account. */
export const openDemo = action({
  path: '/api/user/createAccountDemoForU',
  write: (demoId: string) => ({ demo_id: demoId }),
  read: signInFrom,
});

/** By e-mail or phone; `appCode` is of an authenticator app. */
export interface Login {
  readonly account: string;
  readonly password: string;
  readonly channel: 'email' | 'mobile';
  readonly areaId: number | undefined;
  readonly appCode?: string;
}

export const logIn = action({
  path: '/api/user/loginForU',
  write: ({ account, password, channel, areaId, appCode }: Login) => ({
    account,
    password,
    login_type: channel,
    area_id: areaId,
    totp: appCode,
  }),
  read: signInFrom,
});

/** The fields of a registration come by the names of their settings. */
export const registerCustomer = action({
  path: '/api/user/register',
  write: (form: Readonly<Record<string, string>>) => form,
  read: signInFrom,
});

export const logOut = action({ path: '/api/user/logout', write: (_all: undefined) => ({}), read: unread });

/** With a grant the pictures of a registration are sent, and it stands for the code or the captcha. */
export const grantRegistration = action({
  path: '/api/user/register_grant',
  write: (proof: Readonly<Record<string, string>>) => proof,
  read: ({ grant }: RegistrationGrant) => ({ grant }),
});
