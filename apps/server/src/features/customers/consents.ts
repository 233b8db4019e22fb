import { Injectable } from '@nestjs/common';
import type { Agreement, RegisterRequest } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Agreements } from '../content/agreements.js';
import { type Consent, consents } from './consent.table.js';

/** Consents of customers. */
@Injectable()
export class Consents {
  constructor(
    private readonly agreements: Agreements,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
  ) {}

  /** Texts that a registration agrees to; a refusal if one of them is not the current version. */
  async read({ agreed = '' }: RegisterRequest, lang: LanguageCode): Promise<Agreement[] | RequestRefusal> {
    const versions = agreed.split(',').filter((version) => version !== '');
    return (await this.agreements.named(versions, lang)) ?? refuseRequest('auth.terms_changed');
  }

  /** Consent rows, for the commit of the registration. */
  rows(customerId: number, agreed: readonly Agreement[], lang: LanguageCode): Promise<RowWrite[]> {
    const agreedAt = wallClock.now();
    return Promise.all(
      agreed.map(async ({ group: groupKey, version }): Promise<RowWrite> => {
        const id = await this.numbers.next(consents);
        const row: Consent = { id, customerId, groupKey, version, lang, agreedAt };
        return { op: 'insert', table: consents.name, row };
      }),
    );
  }

  of(customerId: number): Promise<Consent[]> {
    return this.reader.select(consents, 'WHERE customer_id = $1 ORDER BY id', [customerId]);
  }
}
