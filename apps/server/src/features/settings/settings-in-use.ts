import { Injectable } from '@nestjs/common';
import { settingDeclaration } from '@truemark/contracts';
import { Reader } from '../../platform/database/reader.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';

/** Settings that cannot be switched while somebody's money depends on them. */
@Injectable()
export class SettingsInUse {
  constructor(private readonly reader: Reader) {}

  /** Why `key` cannot be changed now, or null. */
  async refusal(key: string): Promise<EdgeRefusal | null> {
    const declaration = settingDeclaration(key);
    if (declaration?.guard !== 'unused' && !declaration?.isFixedInUse) return null;
    return key === 'currency' ? this.anyAccount() : this.anyOption();
  }

  private async anyAccount(): Promise<EdgeRefusal | null> {
    const count = await this.reader.number('SELECT count(*) FROM ledger_accounts WHERE owner_id IS NOT NULL');
    return count > 0 ? refuseCall('settings.in_use', { count }) : null;
  }

  /** Real money of options accounts stays where it is, and an option ends on the account that it was bought from. */
  private async anyOption(): Promise<EdgeRefusal | null> {
    const [accounts, options] = await Promise.all([
      this.reader.number(
        `SELECT count(*) FROM ledger_accounts WHERE kind = 'micro' AND book = 'real' AND balance <> 0`,
      ),
      this.reader.number(`SELECT count(*) FROM options WHERE status = 'running'`),
    ]);
    const count = accounts + options;
    return count > 0 ? refuseCall('settings.in_use', { count, accounts, options }) : null;
  }
}
