import { action, discardAnswer } from './action.js';

/** Proof of account ownership: the current password, or a code that was sent. */
type Shown =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'code'; readonly code: string };

interface NewPassword {
  readonly password: string;
  /** Channel that the code is sent through. */
  readonly channel: 'email' | 'mobile';
  readonly shown: Shown;
}

export const changePassword = action({
  path: '/api/user/amend_password',
  write: ({ password, channel, shown }: NewPassword) => ({
    new_password: password,
    type: channel,
    ...(shown.by === 'password' ? { old_password: shown.password } : { auth_code: shown.code }),
  }),
  read: discardAnswer,
  fields: { new_password: 'password', old_password: 'proof', auth_code: 'proof' },
});

export const changePayPassword = action({
  path: '/api/user/amend_pay_password',
  write: ({ password, channel, shown }: NewPassword) => ({
    password,
    type: channel,
    ...(shown.by === 'password' ? { login_password: shown.password } : { auth_code: shown.code }),
  }),
  read: discardAnswer,
  fields: { login_password: 'proof', auth_code: 'proof' },
});

interface ForgottenPassword {
  readonly channel: 'email' | 'mobile';
  readonly account: string;
  readonly areaId: number | undefined;
  readonly code: string;
  readonly password: string;
  readonly again: string;
}

/** Sets a new password for a customer who forgot the old one. */
export const replacePassword = action({
  path: '/api/user/forget_password',
  write: ({ channel, account, areaId, code, password, again }: ForgottenPassword) => ({
    type: channel,
    account,
    area_id: areaId,
    auth_code: code,
    new_password: password,
    secondary_password: again,
  }),
  read: discardAnswer,
  fields: { auth_code: 'code', new_password: 'password', secondary_password: 'again' },
});
