import { Injectable } from '@nestjs/common';
import { type LanguageCode, languageOf } from '@truemark/i18n';
import { ledgerAccounts, ledgerPostings } from '../../engine/kernel/tables/ledger.table.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { follows } from '../../engine/products/copy-trading/tables/follow.table.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { funds } from '../../engine/products/mining/tables/fund.table.js';
import { fundSubscriptions } from '../../engine/products/mining/tables/fund-subscription.table.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { textOf } from '../../platform/http/texts.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Settings } from '../settings/settings.js';
import type { AccountPosting } from './account-postings.js';

/** What a movement was for: of what kind, its number, and how the customer knows it. */
export interface MovementCause {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
}

/** What a customer has no name for: the entry's own words say all there is. */
const NOTHING: MovementCause = { kind: '', id: 0, name: '' };
type Names = ReadonlyMap<number, string>;
type Ids = readonly number[];

/** Names what movements were for: the symbol of an order, the coin of a deposit, the accounts of a transfer. */
@Injectable()
export class MovementCauses {
  constructor(
    private readonly reader: Reader,
    private readonly symbols: SymbolDirectory,
    private readonly settings: Settings,
  ) {}

  /** One for each posting; as many reads as there are kinds of causes among them. */
  async of(postings: readonly AccountPosting[], lang: LanguageCode): Promise<readonly MovementCause[]> {
    const namers: Readonly<Record<string, (ids: Ids) => Promise<Names>>> = {
      order: (ids) => this.ofSymbols('orders', ids),
      option: (ids) => this.ofSymbols('options', ids),
      deposit: (ids) => this.ofDeposits(ids),
      withdrawal: (ids) => this.ofWithdrawals(ids),
      fund_subscription: (ids) => this.ofFunds(ids, lang),
      follow: (ids) => this.ofFollows(ids),
      transfer: (ids) => this.ofTransfers(ids, lang),
      loan: async () => new Map(),
    };
    const causes = postings.map(causeOf);
    const kinds = [...new Set(causes.map(({ kind }) => kind))].filter((kind) => kind in namers);
    const named = await Promise.all(
      kinds.map(async (kind) => {
        const ids = [...new Set(causes.flatMap((cause) => (cause.kind === kind ? cause.id : [])))];
        return [kind, await namers[kind]?.(ids)] as const;
      }),
    );
    const namesOf = new Map(named);
    return causes.map(({ kind, id }) =>
      namesOf.has(kind) ? { kind, id, name: namesOf.get(kind)?.get(id) ?? '' } : NOTHING,
    );
  }

  private async ofSymbols(table: 'orders' | 'options', ids: Ids): Promise<Names> {
    const from = queries(orders, options).selectFrom(table);
    const rows = await this.reader.ask(from.select(['id', 'symbol_id']).where('id', 'in', ids));
    return namesOf(rows, ({ symbol_id }) => this.symbols.get(Number(symbol_id))?.showCode ?? '');
  }

  private async ofDeposits(ids: Ids): Promise<Names> {
    const from = queries(deposits).selectFrom('deposits').select(['id', 'code']);
    return namesOf(await this.reader.ask(from.where('id', 'in', ids)), ({ code }) => code);
  }

  private async ofWithdrawals(ids: Ids): Promise<Names> {
    const from = queries(withdrawals).selectFrom('withdrawals').select(['id', 'code', 'protocol']);
    const rows = await this.reader.ask(from.where('id', 'in', ids));
    return namesOf(rows, ({ code, protocol }) => (protocol === '' ? code : `${code} · ${protocol}`));
  }

  private async ofFunds(ids: Ids, lang: LanguageCode): Promise<Names> {
    const from = queries(fundSubscriptions).selectFrom('fund_subscriptions').select(['id', 'fund_id']);
    const rows = await this.reader.ask(from.where('id', 'in', ids));
    const wanted = rows.map(({ fund_id }) => Number(fund_id));
    const known = await this.reader.rows(
      funds,
      queries(funds).selectFrom('funds').selectAll().where('id', 'in', wanted),
    );
    const titles = new Map(
      known.map(({ id, texts }) => [
        id,
        (texts[lang] ?? texts[this.settings.defaultLanguage()])?.title ?? '',
      ]),
    );
    return namesOf(rows, ({ fund_id }) => titles.get(Number(fund_id)) ?? '');
  }

  private async ofFollows(ids: Ids): Promise<Names> {
    const rows = await this.reader.ask(
      queries(follows, traders)
        .selectFrom('follows')
        .innerJoin('traders', 'traders.customer_id', 'follows.trader_id')
        .select(['follows.id', 'traders.nickname'])
        .where('follows.id', 'in', ids),
    );
    return namesOf(rows, ({ nickname }) => nickname);
  }

  /** By the numbers of their entries: from which account to which. */
  private async ofTransfers(ids: Ids, lang: LanguageCode): Promise<Names> {
    const rows = await this.reader.ask(
      queries(ledgerPostings, ledgerAccounts)
        .selectFrom('ledger_postings as p')
        .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
        .select(['p.entry_id as id', 'a.kind'])
        .where('p.entry_id', 'in', ids)
        .orderBy('p.entry_id')
        .orderBy('p.line'),
    );
    // Arrows do not turn by themselves where words run from right to left.
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

/** A transfer is known by its entry: what it refers to is only the customer. */
const causeOf = ({ type, entryId, refKind, refId }: AccountPosting): Omit<MovementCause, 'name'> =>
  type === 'transfer' ? { kind: type, id: entryId } : { kind: refKind ?? '', id: refId ?? 0 };

const namesOf = <Row extends { id: number | bigint }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Names => new Map(rows.map((row) => [Number(row.id), nameOf(row)]));
