import { Injectable } from '@nestjs/common';
import { settingDeclaration } from '@truemark/contracts';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';

/** Counts of what currently depends on a setting, by name. */
type CountUses = () => Promise<Readonly<Record<string, number>>>;

/** Settings that cannot be changed while customers' money depends on them. */
@Injectable()
export class SettingsInUse {
  private readonly useCounters = new Map<string, CountUses>();

  constructor(private readonly reader: DatabaseReader) {}

  /** Blocks changes of `key` while any count of `uses` is above zero. */
  declare(key: string, uses: CountUses): void {
    this.useCounters.set(key, uses);
  }

  /** Why `key` cannot be changed now, or null. */
  async refusal(key: string): Promise<RequestRefusal | null> {
    const declaration = settingDeclaration(key);
    if (declaration?.guard !== 'unused' && !declaration?.isFixedInUse) return null;
    if (key === 'currency') return this.anyAccount();
    const uses = this.useCounters.get(key);
    if (!uses) throw new Error(`nobody says what depends on ${key}`);
    const counts = await uses();
    const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
    return count > 0 ? refuseRequest('settings.in_use', { count, ...counts }) : null;
  }

  private async anyAccount(): Promise<RequestRefusal | null> {
    const count = await this.reader.number('SELECT count(*) FROM ledger_accounts WHERE owner_id IS NOT NULL');
    return count > 0 ? refuseRequest('settings.in_use', { count }) : null;
  }
}
