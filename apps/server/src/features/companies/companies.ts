import { Injectable } from '@nestjs/common';
import type { CompanyStatus, Company as WireCompany } from '@truemark/contracts';
import { settings } from '../../engine/kernel/tables/setting.table.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Settings } from '../settings/settings.js';
import { type Company, companies } from './company.table.js';

const NOTICE = 24 * 3_600_000;

/** Operating companies of the site. */
@Injectable()
export class Companies {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  async main(): Promise<WireCompany | null> {
    const [company] = await this.reader.select(companies, 'ORDER BY id LIMIT 1');
    return company ? wireOf(company) : null;
  }

  /** Customers get one day's notice before they are redirected: a day of the wall clock, independent of market time. */
  async status(): Promise<CompanyStatus> {
    const answer = {
      status: 1,
      type: this.settings.number('company_status_type'),
      loss_url: this.settings.text('company_loss_url'),
    } as const;
    if (this.settings.isOn('company_status')) return answer;
    const changed = await this.reader.first(settings, 'WHERE key = $1', ['company_status']);
    const closesAt = (changed?.updatedAt ?? 0) + NOTICE;
    return { ...answer, status: wallClock.now() < closesAt ? 1 : 0, closes_at_ms: closesAt };
  }

  /** Companies whose name contains the text, case-insensitive; all if there is none. */
  async search(name: string | undefined): Promise<WireCompany[]> {
    const wanted = name?.toLowerCase() ?? '';
    const all = await this.reader.select(companies, 'ORDER BY name LIMIT 500');
    return all.filter((company) => company.name.toLowerCase().includes(wanted)).map(wireOf);
  }

  async email(): Promise<{ email: string }> {
    return { email: (await this.main())?.email ?? '' };
  }
}

const wireOf = ({ registeredAddress, ...company }: Company): WireCompany => ({
  ...company,
  registered_address: registeredAddress,
});
