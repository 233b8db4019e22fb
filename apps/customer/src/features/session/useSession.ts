import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignIn } from '@truemark/contracts';
import { useNavigate } from 'react-router-dom';
import { post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { randomId } from '../../api/random-id.js';
import { ended, token } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';

const DEMO_ID = 'demo-id';

/** The demo account of this browser: the same id leads to the same account. */
function demoId(): string {
  const id = recall(DEMO_ID) ?? randomId();
  remember(DEMO_ID, id);
  return id;
}

/** The ways to become signed in; each ends at `destination`. */
export function useSignIn(destination: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const welcome = ({ data }: { data: SignIn }) => {
    token.set(data.token);
    client.setQueryData(keys.user, data.user);
    navigate(destination, { replace: true });
  };
  const demo = useMutation({
    mutationFn: () =>
      post<SignIn>('/api/user/createAccountDemoForU', { demo_id: demoId() }, { key: 'sign-in' }),
    onSuccess: welcome,
  });
  const account = useMutation({
    mutationFn: (login: {
      account: string;
      password: string;
      login_type: 'email' | 'mobile';
      area_id?: number;
      totp?: string;
    }) => post<SignIn>('/api/user/loginForU', login, { key: 'sign-in' }),
    onSuccess: welcome,
    meta: { quiet: true },
  });
  const register = useMutation({
    mutationFn: (form: Readonly<Record<string, string>>) =>
      post<SignIn>('/api/user/register', form, { key: 'sign-in' }),
    onSuccess: welcome,
    meta: { quiet: true },
  });
  return { demo, account, register };
}

/** Logs out here at once and on the server as soon as it hears. */
export function useLogOut(): () => void {
  return () => {
    post('/api/user/logout', {}, { init: true }).catch(() => undefined);
    ended.set('by customer');
    token.set(null);
  };
}
