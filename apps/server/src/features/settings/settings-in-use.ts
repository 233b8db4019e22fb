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
    const guard = settingDeclaration(key)?.guard;
    if (guard === 'two_persons') return refuseCall('settings.two_persons');
    if (guard !== 'unused') return null;
    const count = await this.reader.number(
      key === 'currency'
        ? `SELECT count(*) FROM ledger_accounts WHERE owner_id IS NOT NULL`
        : `SELECT count(*) FROM ledger_accounts WHERE kind = 'micro' AND book = 'real' AND balance <> 0`,
    );
    return count > 0 ? refuseCall('settings.in_use', { count }) : null;
  }
}
