import { randomBytes } from 'node:crypto';
import type { SignIn, User } from '@truemark/contracts';
import { type Client, client, type Fields } from './client.js';
import type { TestServer } from './server.js';

export interface RealCustomer {
  readonly client: Client;
  readonly user: User;
  readonly email: string;
  readonly password: string;
}

/** Customer who has just registered by e-mail. */
export async function realCustomer(
  server: Pick<TestServer, 'url'>,
  lang = 'en',
  fields: Fields = {},
): Promise<RealCustomer> {
  const visitor = client(server.url);
  visitor.lang = lang;
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const password = randomBytes(12).toString('hex');
  const given = { type: 'email', account: email, password, re_password: password, ...fields };
  const { token, user } = await visitor.take<SignIn>('/api/user/register', given);
  visitor.token = token;
  return { client: visitor, user, email, password };
}
