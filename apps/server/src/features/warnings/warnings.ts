import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { findChainFault } from '../../engine/products/seals/sealing/find-chain-fault.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Transports } from '../../platform/mail/transports.js';
import { SECOND_FACTOR_DUTY } from '../operators/second-factor-policy.js';

export interface Warning {
  readonly key: 'codes_readable' | 'forwarded_ignored' | 'seals_altered';
  readonly text: string;
}

const CODES_READABLE_TEXT =
  'Neither SMTP_URL nor SMS_WEBHOOK_URL is set: customers’ codes lie in the outbox, where operators read them. Whoever reads one can take the account over.';
const FORWARDED_IGNORED =
  'Requests carry X-Forwarded-For while TRUST_PROXY is off: behind a proxy all customers count as one address. Set TRUST_PROXY=on there; without a proxy, somebody makes the header up.';

const sealsAltered = (words: string): string =>
  `No day is sealed any more: ${words}. Somebody wrote past the server. Run \`npm run verify\`, and put the seal back from a backup.`;

/**
 * Configuration warnings for the person who runs the server: logged once, and shown on the first page of the back
 * office.
 */
@Injectable()
export class Warnings implements OnApplicationBootstrap {
  private readonly log = new Logger('Warnings');
  private isForwarded = false;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly transports: Transports,
    /** Not in the demo. */
    @Inject(SECOND_FACTOR_DUTY) private readonly isSecondFactorRequired: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const { text } of await this.standing()) this.log.warn(text);
  }

  /** Records that a request had a forwarding header, which the configuration does not trust. */
  noteForwarded(): void {
    if (this.isForwarded) return;
    this.isForwarded = true;
    this.log.warn(FORWARDED_IGNORED);
  }

  async standing(): Promise<Warning[]> {
    const { email, sms } = this.transports;
    const isReadable = this.isSecondFactorRequired && !email && !sms && (await this.hasRealCustomer());
    const broken = await findChainFault(this.reader);
    return [
      ...(broken === null ? [] : [{ key: 'seals_altered', text: sealsAltered(broken) } as const]),
      ...(isReadable ? [{ key: 'codes_readable', text: CODES_READABLE_TEXT } as const] : []),
      ...(this.isForwarded ? [{ key: 'forwarded_ignored', text: FORWARDED_IGNORED } as const] : []),
    ];
  }

  private async hasRealCustomer(): Promise<boolean> {
    const found = await this.reader.query('SELECT 1 AS one FROM customers WHERE is_demo = 0 LIMIT 1');
    return found.length > 0;
  }
}
