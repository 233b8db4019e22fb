import { Injectable } from '@nestjs/common';
import { type LanguageCode, languageOf } from '@truemark/i18n';
import { ledgerAccounts, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import { cachedStatement } from '../../platform/database/cached-statement.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { textOf } from '../../platform/http/texts.js';
import { LabelsMovements, type MovementLabeler, type MovementNames } from './labels-movements.js';

const accountsOf = (entryIds: readonly number[]) =>
  cachedStatement('accounts of transfers', entryIds, (numbers) =>
    queryBuilder(ledgerPostings, ledgerAccounts)
      .selectFrom('ledger_postings as p')
      .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
      .select(['p.entry_id as id', 'a.kind'])
      .where('p.entry_id', 'in', numbers)
      .orderBy('p.entry_id')
      .orderBy('p.line'),
  );

/** Names transfers between a customer's own accounts by entry number: source and destination account. */
@LabelsMovements()
@Injectable()
export class TransferMovements implements MovementLabeler {
  readonly kind = 'transfer';

  constructor(private readonly reader: DatabaseReader) {}

  async names(ids: readonly number[], lang: LanguageCode): Promise<MovementNames> {
    const rows = await this.reader.ask(accountsOf(ids));
    // Arrows are not mirrored automatically in right-to-left text.
    const arrow = languageOf(lang).direction === 'rtl' ? '←' : '→';
    const names = new Map<number, string>();
    for (const { id, kind } of rows) {
      const [entry, name] = [Number(id), textOf(lang, `statement.account.${kind}`)];
      const from = names.get(entry);
      names.set(entry, from === undefined ? name : `${from} ${arrow} ${name}`);
    }
    return names;
  }
}
