import { Injectable } from '@nestjs/common';
import {
  type Channel,
  CODE_PURPOSES,
  type CodePurpose,
  type CodeSent,
  type SendCodeRequest,
} from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Caller } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { type AccountName, AccountNames } from '../areas/account-names.js';
import { Delivery, type PreparedDelivery } from '../delivery/delivery.js';
import { Settings } from '../settings/settings.js';
import { Captchas } from './captchas.js';
import { Codes, RESEND_DELAY } from './codes.js';
import { accountTakenText, codeText } from './customer-words.js';
import { ProofOfWork } from './proof-of-work.js';

/** Sends a code to an address or a number; the response does not reveal whether an account exists. */
@Injectable()
export class SendCode {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly names: AccountNames,
    private readonly captchas: Captchas,
    private readonly proofOfWork: ProofOfWork,
    private readonly codes: Codes,
    private readonly delivery: Delivery,
    private readonly settings: Settings,
  ) {}

  async send(channel: Channel, request: SendCodeRequest, caller: Caller): Promise<CodeSent | RequestRefusal> {
    const account = this.names.read(channel, request.to, request.area_id, 'to');
    if ('refused' in account) return account;
    const unproven = await this.proofOfWork.refusalOf(request.proof_of_work, caller.address, account.name);
    if (unproven) return unproven;
    const { captcha_id: id, captcha } = request;
    const withCaptcha = id !== undefined || captcha !== undefined;
    if (withCaptcha && !(await this.captchas.spend(id, captcha)))
      return refuseRequest('auth.captcha_invalid');
    return this.codes.inTurn(account.name, async () => {
      const refusal = await this.codes.tooMany(account.name);
      if (refusal) return refusal;
      await this.write(account, CODE_PURPOSES[request.type], caller);
      const now = Date.now();
      return { retry_after: RESEND_DELAY / 1000, next_at_ms: now + RESEND_DELAY, now_ms: now };
    });
  }

  private async write(account: AccountName, purpose: CodePurpose, caller: Caller): Promise<void> {
    const owner = await this.engine.ask({ kind: 'customer.identity', identity: account.name });
    const customer = await this.reader.first(customers, 'WHERE id = $1', [owner ?? 0]);
    const { digits, row } = await this.codes.make(account.name, purpose);
    const departure = await this.prepareDelivery(account, customer, purpose, digits, caller);
    const rows = [row, ...(departure?.rows ?? [])];
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    departure?.depart();
  }

  /** Message to send, if any: a code is sent only if it is useful to the recipient. */
  private async prepareDelivery(
    { email, mobile }: AccountName,
    customer: Customer | null,
    purpose: CodePurpose,
    digits: string,
    caller: Caller,
  ): Promise<PreparedDelivery | null> {
    const to = email ?? mobile ?? '';
    const channel = email === null ? 'sms' : 'email';
    const reader = { channel, customer, lang: caller.lang, site: this.settings.text('site_name') } as const;
    if (purpose === 'register' && customer) {
      return this.delivery.prepare({ channel, to, kind: 'account.taken', ...accountTakenText(reader) });
    }
    const serves =
      purpose === 'register' ||
      (purpose === 'reset' && customer !== null) ||
      (purpose === 'payment' && customer !== null && customer.id === caller.customerId);
    if (!serves) return null;
    return this.delivery.prepare({
      channel,
      to,
      kind: `code.${purpose}`,
      ...codeText(reader, purpose, digits),
    });
  }
}
