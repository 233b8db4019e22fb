import type {
  RegistrationGrant,
  SignIn,
  Area as WireArea,
  SignedInDevice as WireDevice,
  InvitedPerson as WireInvited,
  Page as WirePage,
  User as WireUser,
} from '@truemark/contracts';
import { action, discardAnswer } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** The signed-in customer. */
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
  /** Whether the junior certification is granted. */
  readonly isCertified: boolean;
  readonly inviteCode: string;
  /** Creation time of the account, epoch ms. */
  readonly createdAt: number;
  readonly hasPayPassword: boolean;
  /** Anti-phishing word shown in messages to this customer; empty: none. */
  readonly ownWord: string;
  /** Reason why an operator blocked new trades or withdrawals; empty: not blocked. */
  readonly tradingBlocked: string;
  readonly withdrawingBlocked: string;
}

export interface InvitedPerson {
  readonly uid: string;
  readonly isCertified: boolean;
  readonly createdAt: number;
}

/** A device on which the customer is signed in. */
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

/** Signs out one device, or all others. */
export const signDevicesOut = action({
  path: '/api/user/sessions/revoke',
  write: (which: { id: string } | 'others') => (which === 'others' ? { others: 1 } : which),
  read: discardAnswer,
});

/** Sets the customer's anti-phishing word. */
export const setOwnWord = action({
  path: '/api/user/anti_phishing',
  write: (word: string) => ({ word }),
  read: userFrom,
});

/** Result of a sign-in. */
export interface SignedIn {
  readonly token: string;
  readonly user: User;
}

/** Maps the server's sign-in answer. */
export const signInFrom = ({ token, user }: SignIn): SignedIn => ({ token, user: userFrom(user) });

/** Opens a demo account. The same id returns the same account. */
export const openDemo = action({
  path: '/api/user/createAccountDemoForU',
  write: (demoId: string) => ({ demo_id: demoId }),
  read: signInFrom,
});

/** Log-in by e-mail or phone. `appCode` is the code of an authenticator app. */
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

/** Registers a customer. Fields are named after their settings. */
export const registerCustomer = action({
  path: '/api/user/register',
  write: (form: Readonly<Record<string, string>>) => form,
  read: signInFrom,
});

/**
 * Requests a registration grant. It authorises the upload of the registration's pictures and replaces the code or the
 * captcha.
 */
export const grantRegistration = action({
  path: '/api/user/register_grant',
  write: (proof: Readonly<Record<string, string>>) => proof,
  read: ({ grant }: RegistrationGrant) => ({ grant }),
});
