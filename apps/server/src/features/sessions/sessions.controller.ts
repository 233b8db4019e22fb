import { Controller } from '@nestjs/common';
import {
  type RevokeSessionRequest,
  revokeSessionRequest,
  type SignedInDevice,
  signedInDeviceSchema,
} from '@truemark/contracts';
import { formatTimestamp } from '@truemark/i18n';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { Settings } from '../settings/settings.js';
import { CustomerSessions } from './customer-sessions.js';

const TAG = 'Sessions';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: CustomerSessions,
    private readonly settings: Settings,
  ) {}

  @Call('/api/user/logout', {
    method: 'POST',
    auth: 'customer',
    tag: TAG,
    done: 'done.logged_out',
    summary: 'End this session at once, including its socket',
  })
  async logout(_: object, { customerId, sessionId }: SignedIn): Promise<null> {
    await this.sessions.end(customerId, sessionId);
    return null;
  }

  @Call('/api/user/sessions', {
    auth: 'customer',
    tag: TAG,
    summary: 'List the customer’s sessions',
    answer: z.array(signedInDeviceSchema),
  })
  async list(_: object, { customerId, sessionId }: SignedIn): Promise<SignedInDevice[]> {
    const zone = this.settings.text('timezone');
    return (await this.sessions.list(customerId)).map((session) => ({
      id: session.id,
      address: session.address,
      user_agent: session.userAgent,
      created_at: formatTimestamp(session.createdAt, zone),
      created_at_ms: session.createdAt,
      last_used_at: formatTimestamp(session.lastUsedAt, zone),
      last_used_at_ms: session.lastUsedAt,
      is_current: session.id === sessionId ? 1 : 0,
    }));
  }

  @Call('/api/user/sessions/revoke', {
    method: 'POST',
    schema: revokeSessionRequest,
    auth: 'customer',
    tag: TAG,
    done: (answer: { others: number }) =>
      answer.others === 1 ? 'done.sessions_revoked' : 'done.session_revoked',
    summary: 'End one of the customer’s sessions, or (`others: 1`) all but this one, including sockets',
    answer: z.strictObject({ others: z.number() }),
  })
  async revoke(
    { id, others }: RevokeSessionRequest,
    { customerId, sessionId }: SignedIn,
  ): Promise<{ others: number }> {
    if (others === 1) await this.sessions.endAll(customerId, sessionId);
    else if (id !== undefined) await this.sessions.end(customerId, id);
    return { others };
  }
}
