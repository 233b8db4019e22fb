import { Injectable } from '@nestjs/common';
import { isLanguageCode } from '@truemark/i18n';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { type CredentialChange, credentialChangeText } from '../codes/customer-words.js';
import { Delivery, type PreparedDelivery } from '../delivery/delivery.js';
import { Settings } from '../settings/settings.js';

const KINDS: Readonly<Record<CredentialChange, string>> = {
  password: 'password.changed',
  factor_added: 'factor.added',
  factor_removed: 'factor.removed',
  passkey_added: 'passkey.added',
  passkey_removed: 'passkey.removed',
  passkey_asked: 'passkey.asked',
  passkey_not_asked: 'passkey.not_asked',
};

/** Notifies a customer of a credential change, so that a victim of an intruder can react. */
@Injectable()
export class CredentialNotice {
  constructor(
    private readonly delivery: Delivery,
    private readonly settings: Settings,
  ) {}

  of(customer: Customer, change: CredentialChange): Promise<PreparedDelivery> {
    const { email, mobile, lang } = customer;
    const channel = email === null ? 'sms' : 'email';
    const site = this.settings.text('site_name');
    const fallback = isLanguageCode(lang) ? lang : this.settings.defaultLanguage();
    const words = credentialChangeText({ channel, customer, lang: fallback, site }, change);
    return this.delivery.prepare({ channel, to: email ?? mobile ?? '', kind: KINDS[change], ...words });
  }
}
