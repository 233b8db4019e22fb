import { Injectable } from '@nestjs/common';
import { isLanguageCode } from '@truemark/i18n';
import { Engine } from '../../engine/engine.js';
import type { Customer } from '../../engine/tables/customer.table.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { passwordWords } from '../codes/customer-words.js';
import { Delivery } from '../delivery/delivery.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { Settings } from '../settings/settings.js';

/** Sets a new password, ends the sessions that the old one opened, and tells the customer, in one commit. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly engine: Engine,
    private readonly passwords: Passwords,
    private readonly sessions: CustomerSessions,
    private readonly delivery: Delivery,
    private readonly settings: Settings,
  ) {}

  /** `staying` is the session that goes on; null: none. */
  async change(customer: Customer, password: string, staying: string | null): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const notice = this.notice(customer);
    const ended = await this.sessions.endingAll(customer.id, staying);
    await this.engine.submit({
      kind: 'customer.change',
      actor: { kind: 'customer', id: customer.id },
      customerId: customer.id,
      change: { passwordHash },
      rows: [...ended, ...notice.rows],
    });
    // Who signed in with the old one while this was on its way to the commit.
    await this.sessions.endAll(customer.id, staying);
    notice.depart();
  }

  private notice(customer: Customer) {
    const { email, mobile, lang } = customer;
    const channel = email === null ? 'sms' : 'email';
    const site = this.settings.text('site_name');
    const fallback = isLanguageCode(lang) ? lang : this.settings.defaultLanguage();
    const words = passwordWords({ channel, customer, lang: fallback, site });
    return this.delivery.prepare({ channel, to: email ?? mobile ?? '', kind: 'password.changed', ...words });
  }
}
