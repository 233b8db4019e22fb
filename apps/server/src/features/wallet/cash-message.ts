import { Injectable } from '@nestjs/common';
import { formatAmount, isLanguageCode, type LanguageCode, ltr } from '@truemark/i18n';
import { noticeText } from '../codes/customer-words.js';
import type { NewsText } from '../content/news.table.js';
import { Customers } from '../customers/customers.js';
import { Delivery, type PreparedDelivery } from '../delivery/delivery.js';
import { escapeHtml, inEveryLanguage, plainOf, wordsOf } from '../messages/message-texts.js';
import { NewMessage } from '../messages/new-message.js';
import { Settings } from '../settings/settings.js';

type CashFacts = Readonly<Record<string, string | number>>;

/**
 * Message to a customer about a payment: in the inbox, and by mail if there is an address. The rows are part of the
 * decision's commit; the mail is sent after it, so that a refused or repeated decision sends none.
 */
@Injectable()
export class CashMessage {
  constructor(
    private readonly message: NewMessage,
    private readonly customers: Customers,
    private readonly delivery: Delivery,
    private readonly settings: Settings,
  ) {}

  /** Exact sum in account currency; in brackets the currency of the payment, if different. */
  sum(amount: bigint, paidAs = ''): string {
    const currency = this.settings.text('currency');
    const other = paidAs === '' || paidAs === currency ? '' : ` (${paidAs})`;
    return ltr(`${formatAmount(amount)} ${currency}${other}`);
  }

  /** `name`: text key `message.<name>`. Facts may be localised texts. */
  async of(
    customerId: number,
    name: string,
    given: CashFacts | ((lang: LanguageCode) => CashFacts),
  ): Promise<PreparedDelivery> {
    const words = (lang: LanguageCode): NewsText => {
      const facts = typeof given === 'function' ? given(lang) : given;
      const inContent = Object.fromEntries(
        Object.entries(facts).map(([key, value]) => [key, escapeHtml(String(value))]),
      );
      return wordsOf(lang, name, facts, inContent);
    };
    const kind = `cash.${name}`;
    const row = await this.message.row({ customerId, kind, texts: inEveryLanguage(words) });
    const mail = await this.mail(customerId, kind, words);
    return { rows: [row, ...(mail?.rows ?? [])], depart: () => mail?.depart() };
  }

  private async mail(
    customerId: number,
    kind: string,
    words: (lang: LanguageCode) => NewsText,
  ): Promise<PreparedDelivery | null> {
    const customer = await this.customers.byId(customerId);
    if (!customer || customer.isDemo || customer.email === null) return null;
    const lang = isLanguageCode(customer.lang) ? customer.lang : this.settings.defaultLanguage();
    const { title, content } = words(lang);
    const site = this.settings.text('site_name');
    const said = noticeText({ channel: 'email', customer, lang, site }, title, plainOf(content));
    return this.delivery.prepare({ channel: 'email', to: customer.email, kind, ...said });
  }
}
