import { action, unread } from './action.js';

/** What shows whose account it is: the present password, or a code that was sent. */
type Shown =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'code'; readonly code: string };

interface NewPassword {
  readonly password: string;
  /** Where a code goes, or went. */
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
  read: unread,
  fields: { new_password: 'password', old_password: 'proof', auth_code: 'proof' },
});

export const changePayPassword = action({
  path: '/api/user/amend_pay_password',
  write: ({ password, channel, shown }: NewPassword) => ({
    password,
    type: channel,
    ...(shown.by === 'password' ? { login_password: shown.password } : { auth_code: shown.code }),
  }),
  read: unread,
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

/** A new password for who has forgotten the last one. */
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
  read: unread,
  fields: { auth_code: 'code', new_password: 'password', secondary_password: 'again' },
});
