import {
  freshAnswer,
  freshPasskey,
  passkey,
  passkeyNotAsked,
  passkeyToAdd,
  passkeyToRemove,
} from './passkey-things.js';
import type { Route } from './route.js';

/** Passkey calls. They come before authenticator apps: with an app set up, a new passkey needs its code. */
export const PASSKEY_ROUTES: Readonly<Record<string, Route>> = {
  'POST /api/user/passkey_options': { open: 'asked for before signing in: a number of chance' },
  'POST /api/user/passkey_login': { open: 'signs in' },
  'POST /api/user/passkeys/propose': { who: 'real', thing: async ({ password }) => ({ password }) },
  'POST /api/user/passkeys/add': { who: 'real', thing: passkeyToAdd, fresh: freshPasskey },
  'POST /api/user/passkeys/rename': { who: 'real', thing: passkey, nothing: { id: 'none' } },
  'POST /api/user/passkeys/factor': { who: 'real', thing: passkeyNotAsked, fresh: freshAnswer },
  'POST /api/user/passkeys/remove': { who: 'real', thing: passkeyToRemove, nothing: { id: 'none' } },
  'GET /api/user/passkeys': { who: 'real', thing: passkey, reads: true },
};
