import { randomBytes } from 'node:crypto';
import type { SignIn, User } from '@truemark/contracts';
import { type Client, client } from './client.js';
import type { TestServer } from './server.js';

export interface DemoCustomer {
  readonly client: Client;
  readonly token: string;
  readonly user: User;
  readonly demoId: string;
}

/** Visitor who has just opened a demo account. */
export async function demoCustomer(
  server: Pick<TestServer, 'url'>,
  demoId = newDemoId(),
): Promise<DemoCustomer> {
  const visitor = client(server.url);
  const { token, user } = await visitor.take<SignIn>('/api/user/createAccountDemoForU', { demo_id: demoId });
  visitor.token = token;
  return { client: visitor, token, user, demoId };
}

export const newDemoId = (): string => randomBytes(16).toString('hex');
