import type { Decimal, Flag } from './envelope.js';

/** `GET /api/user/info`, and `user` of a sign-in. */
export interface User {
  id: number;
  uid: string;
  email: string;
  mobile: string;
  name: string;
  nickname: string;
  remark: string;
  /** 0 until an operator sets it. */
  level: number;
  credit_score: number;
  is_demo: Flag;
  is_trader: Flag;
  /** 1 once the junior certification is granted. */
  is_real: Flag;
  /** Senior certification: 0 not submitted, 1 waiting, 2 finished. */
  review_status: 0 | 1 | 2;
  invite_code: string;
  has_pay_password: Flag;
  /** The word that our messages to this customer carry; empty: none. */
  anti_phishing: string;
  /** Why an operator has blocked new trades; empty: nothing is blocked. */
  trading_blocked: string;
  /** Why an operator has blocked withdrawals; empty: nothing is blocked. */
  withdrawing_blocked: string;
}

/** Answer of `loginForU`, `createAccountDemoForU` and `register`. */
export interface SignIn {
  token: string;
  user: User;
}

/** Answer of `resetForexDemoAccount`: how many positions, pending orders and options it ended. */
export interface DemoReset {
  closed: number;
  cancelled: number;
  voided: number;
}

/** One row of `GET /api/user/invited`. */
export interface InvitedPerson {
  /** Veiled, such as `12****78`. */
  uid: string;
  is_real: Flag;
  created_at: string;
  created_at_ms: number;
}

/** Answer of `register_grant`: with it the pictures of a registration are sent, and it stands for the code or the captcha. */
export interface RegistrationGrant {
  grant: string;
  valid_until_ms: number;
}

/** One row of `GET /api/user/sessions`. */
export interface SignedInDevice {
  id: string;
  address: string;
  user_agent: string;
  created_at: string;
  created_at_ms: number;
  last_used_at: string;
  last_used_at_ms: number;
  is_current: Flag;
}

/** `GET /api/user/get_profits`; floating profit included. */
export interface Profits {
  total_balance: Decimal;
  today_profit: Decimal;
  /** Percent of the balance at the start of the day, two decimals. */
  today_percent: Decimal;
}

/** `GET /api/default/area_list`. */
export interface Area {
  id: number;
  /** Dialling prefix as shown, such as `+001`. */
  code: string;
  /** ISO 3166 country code, such as `US`. */
  global_code: string;
  name: string;
}
