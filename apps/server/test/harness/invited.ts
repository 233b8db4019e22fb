import type { Invitation } from '@truemark/contracts/admin';
import type { AdminClient } from './back-office.js';
import type { TestServer } from './server.js';

/** Token in the link of an invitation or a reset. */
export const tokenOfLink = (text: string): string => /set-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Chooses a password with a link's token; returns the status. */
export async function choosePassword(
  server: Pick<TestServer, 'url'>,
  token: string,
  password: string,
): Promise<number> {
  const { status } = await fetch(`${server.url}/admin/api/auth/set-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password }),
  });
  return status;
}

/** Invites an operator without a mail server, and accepts with that password. */
export async function acceptInvitation(
  server: Pick<TestServer, 'url'>,
  owner: AdminClient,
  id: number,
  password: string,
): Promise<void> {
  const { status, body } = await owner.call<Invitation>('POST', `operators/${id}/invite`);
  if (status !== 200 || !body.link) throw new Error(`operator ${id} was not invited: ${status}`);
  const chosen = await choosePassword(server, tokenOfLink(body.link), password);
  if (chosen !== 200) throw new Error(`the invitation of ${id} was answered ${chosen}`);
}
