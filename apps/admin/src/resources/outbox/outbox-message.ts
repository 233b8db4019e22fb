export interface OutboxMessage {
  readonly id: number;
  readonly at_ms: number;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly kind: string;
  readonly lang: string;
  readonly state: 'held' | 'failed';
  /** Null for whom it is not, and for what a delivery gave up. */
  readonly text: string | null;
}

/** What each kind of message is about. */
export const KINDS: Readonly<Record<string, string>> = {
  'code.register': 'Code: registration',
  'code.reset': 'Code: new password',
  'code.payment': 'Code: payments',
  'account.taken': 'Account exists already',
  'password.changed': 'Password was changed',
  'factor.added': 'Authenticator app was set up',
  'factor.removed': 'Authenticator app was taken away',
};
