import { Injectable } from '@nestjs/common';
import { conflict } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { countryAt } from '../areas/areas.js';
import { SettingsInUse } from './settings-in-use.js';

/** Positions affected by a change of trading settings. */
export interface OpenPositions {
  readonly positions: number;
  readonly customers: number;
  /** Running options and their customers. */
  readonly options: number;
  readonly option_customers: number;
}

/** Preconditions for changing settings on which customers' money depends. */
@Injectable()
export class SettingGuards {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly inUse: SettingsInUse,
  ) {}

  async check(key: string): Promise<void> {
    const refusal = await this.inUse.refusal(key);
    if (refusal) throw conflict(refusal.key, reasonOf(refusal));
  }

  /** Real customers by country of registration, two-letter code. */
  async customersByCountry(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.reader.query(
      'SELECT area_id, count(*) AS customers FROM customers WHERE is_demo = 0 AND area_id IS NOT NULL GROUP BY area_id',
    );
    return Object.fromEntries(
      rows.flatMap(({ area_id: area, customers }) => {
        const country = countryAt(Number(area));
        return country === undefined ? [] : [[country, Number(customers)]];
      }),
    );
  }

  async openPositions(): Promise<OpenPositions> {
    const [[held], [run]] = await Promise.all([
      this.reader.query(
        `SELECT count(*) AS positions, count(DISTINCT customer_id) AS customers FROM orders
          WHERE status IN ('pending', 'holding') AND status = 'holding'`,
      ),
      this.reader.query(
        `SELECT count(*) AS options, count(DISTINCT customer_id) AS customers FROM options
          WHERE status = 'running'`,
      ),
    ]);
    return {
      positions: Number(held?.positions),
      customers: Number(held?.customers),
      options: Number(run?.options),
      option_customers: Number(run?.customers),
    };
  }
}

/** Text of the refusal; for options it includes the counts. */
function reasonOf({ key, facts }: RequestRefusal): string {
  if (facts?.options === undefined) return textOf('en', key, facts);
  const { accounts, options } = facts;
  return `This cannot be switched now: ${accounts} options accounts hold real money, ${options} options run.`;
}
