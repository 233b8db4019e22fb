import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { wallClock } from '../../platform/clock.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { CredentialNotice } from './credential-notice.js';

/** Sets a new password, ends the sessions opened with the old one, and notifies the customer, in one commit. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly engine: EngineClient,
    private readonly passwords: Passwords,
    private readonly sessions: CustomerSessions,
    private readonly notice: CredentialNotice,
  ) {}

  /** `staying` is the session to keep; null: none. */
  async change(
    customer: Customer,
    password: string,
    { staying, address }: { readonly staying: string | null; readonly address: string },
  ): Promise<void> {
    const passwordHash = await this.passwords.hash(password, address);
    const notice = await this.notice.of(customer, 'password');
    const ended = await this.sessions.endingAll(customer.id, staying);
    await this.engine.submit({
      kind: 'customer.change',
      actor: { kind: 'customer', id: customer.id },
      customerId: customer.id,
      change: { passwordHash },
      credentialAt: wallClock.now(),
      rows: [...ended, ...notice.rows],
    });
    // Ends sessions opened with the old password while the commit was in progress.
    await this.sessions.endAll(customer.id, staying);
    notice.depart();
  }
}
