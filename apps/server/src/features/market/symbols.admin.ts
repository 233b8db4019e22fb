import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  type SymbolRow as SymbolAnswer,
  type SymbolDetails,
  type SymbolInput,
  symbolInput,
} from '@truemark/contracts/admin';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { holidayCalendars } from '../../engine/market/tables/holiday-calendar.table.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import type { Command, FeedHealth } from '../../engine/protocol.js';
import { conflict, invalid, notFound } from '../../platform/admin/admin-error.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { GuardedTerms, type PlainTerms, type TermsAction } from '../approvals/guarded-terms.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { hasConversion, losingConversion } from './conversion.admin.js';
import { SymbolHoldings } from './symbol-holdings.js';
import { matchesFilters, sorted } from './symbol-names.admin.js';
import { SymbolStateAdmin } from './symbol-standing.admin.js';

/**
 * Symbols with their trading terms and current price. Terms of new orders take effect at once; changes that would
 * revalue holdings are scheduled, and wait in the lane.
 */
@Injectable()
@NeedsApproval()
export class SymbolsAdmin extends GuardedTerms<SymbolRow, SymbolInput, ExactDecimals<SymbolDetails>> {
  readonly resource = 'symbols';
  readonly label = 'Symbol';
  protected readonly schema = symbolInput;
  protected readonly unguardedFields = ['ShowCode', 'Name', 'Logo', 'CategoryId', 'Sort'];
  protected readonly switchField = 'IsEnabled';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly holdings: SymbolHoldings,
    private readonly audit: AuditRowBuilder,
    private readonly symbolState: SymbolStateAdmin,
  ) {
    super();
  }

  async page({ filter, first, limit, sort }: ListRequest): Promise<Listed<ExactDecimals<SymbolAnswer>>> {
    const feeds = await this.engine.ask({ kind: 'feeds.health' });
    const health = new Map(feeds.map((each) => [each.symbolId, each]));
    const rows = this.engine.view
      .symbols()
      .filter((symbol) => matchesFilters(symbol, filter))
      .map((symbol) => this.answerOf(symbol, health.get(symbol.id)));
    return Listed.of(sorted(rows, sort), first, limit);
  }

  async one(id: number): Promise<ExactDecimals<SymbolDetails>> {
    const health = (await this.engine.ask({ kind: 'feeds.health' })).find(({ symbolId }) => symbolId === id);
    // After the engine's answer, with which the view has caught up.
    const symbol = this.getSymbol(id);
    const { positions, pending } = this.holdings.ofSymbol(id);
    const holders = await this.engine.ask({ kind: 'symbol.holders', symbolId: id });
    const evidence = await this.symbolState.evidenceOf(id);
    return {
      ...this.answerOf(symbol, health),
      OpenPositions: positions,
      PendingOrders: pending,
      Holders: holders.length,
      ...evidence,
    };
  }

  async madeAs(code: string): Promise<number | null> {
    return this.engine.view.symbols().find((each) => each.code === code)?.id ?? null;
  }

  protected override async check(symbol: SymbolRow, before: SymbolRow | null): Promise<void> {
    this.checkName(symbol, before);
    if (before) this.checkIdentity(before, symbol);
    else if (this.engine.view.symbols().some(({ code }) => code === symbol.code)) {
      throw invalid({ Code: 'There is already a symbol with this code.' });
    }
    this.checkConversion(symbol, before);
    await this.checkCalendar(symbol);
  }

  protected override async buildCommand(
    by: SignedInOperator,
    action: TermsAction,
    symbol: SymbolRow,
    before: SymbolRow | null,
  ): Promise<Command> {
    const trace = this.audit.row(by, {
      action,
      resource: 'symbols',
      resourceId: symbol.code,
      before: before && termsOf(before),
      after: termsOf(symbol),
    });
    return { kind: 'symbol.put', actor: actorOf(by), symbol, rows: [trace] };
  }

  protected override buildAnswer(outcome: object): Promise<ExactDecimals<SymbolDetails>> {
    return this.one((outcome as { symbol: SymbolRow }).symbol.id);
  }

  protected override termsOf(symbol: SymbolRow): PlainTerms {
    return termsOf(symbol);
  }

  protected override rowOf(id: number, input: SymbolInput): SymbolRow {
    return rowOf(id, input);
  }

  protected override nameOf({ code }: SymbolRow): string {
    return code;
  }

  protected override async find(id: number): Promise<SymbolRow> {
    return this.getSymbol(id);
  }

  /** One operator may change the names that customers see only while nobody has an order in the symbol. */
  protected override unguardedFieldsOf(before: SymbolRow | null): readonly string[] {
    const { positions, pending } = this.holdings.ofSymbol(before?.id ?? 0);
    if (positions + pending === 0) return this.unguardedFields;
    return this.unguardedFields.filter((field) => field !== 'ShowCode' && field !== 'Name');
  }

  /** A symbol's name must not equal or resemble a name or code of another one. */
  private checkName({ id, showCode }: SymbolRow, before: SymbolRow | null): void {
    if (before?.showCode === showCode) return;
    if (!/^[\x20-\x7e]+$/.test(showCode)) {
      throw invalid({ ShowCode: 'Only Latin letters, digits and signs: other characters look alike.' });
    }
    const others = this.engine.view.symbols().filter((each) => each.id !== id);
    if (others.some((each) => isSameName(each.showCode, showCode) || isSameName(each.code, showCode))) {
      throw invalid({ ShowCode: 'Another symbol already has this name.' });
    }
  }

  /**
   * The code, which identifies the symbol for orders, charts and sockets, cannot change; currencies cannot change while
   * somebody holds a position.
   */
  private checkIdentity(before: SymbolRow, { code, baseCurrency, quoteCurrency }: SymbolRow): void {
    if (code !== before.code)
      throw invalid({ Code: 'The code of a symbol cannot be changed. Please create a new symbol.' });
    if (baseCurrency === before.baseCurrency && quoteCurrency === before.quoteCurrency) return;
    const { positions, pending } = this.holdings.ofSymbol(before.id);
    const open = positions + pending;
    if (open > 0) {
      throw conflict('symbol.in_use', `${open} open orders depend on the currencies of this symbol.`);
    }
  }

  private async checkCalendar({ schedule: { calendar } }: SymbolRow): Promise<void> {
    if (calendar && !(await this.reader.first(holidayCalendars, 'WHERE id = $1', [calendar.id])))
      throw invalid({ CalendarId: 'There is no such holiday calendar.' });
  }

  private checkConversion(symbol: SymbolRow, before: SymbolRow | null): void {
    const currency = this.engine.view.settings().get('currency') ?? DEFAULT_CURRENCY;
    const others = this.engine.view.symbols().filter(({ id }) => id !== symbol.id);
    if (symbol.isEnabled && !hasConversion(symbol, [...others, symbol], currency)) {
      const why = `Nothing converts ${symbol.quoteCurrency} to ${currency}: switch such a symbol on first.`;
      throw invalid({ IsEnabled: why });
    }
    const needing = before ? losingConversion(others, before, symbol, currency) : [];
    if (needing.length > 0) {
      const names = needing.map(({ showCode }) => showCode).join(', ');
      throw conflict('symbol.in_use', `Profits of ${names} are converted through this symbol.`);
    }
  }

  private getSymbol(id: number): SymbolRow {
    const symbol = this.engine.view.symbols().find((each) => each.id === id);
    if (!symbol) throw notFound('symbol');
    return symbol;
  }

  private answerOf(symbol: SymbolRow, health: FeedHealth | undefined): ExactDecimals<SymbolAnswer> {
    const tick = this.engine.view.quote(symbol.id);
    return {
      id: symbol.id,
      ...termsOf(symbol),
      CalendarDays: symbol.schedule.calendar?.days ?? [],
      MarketStatus: this.engine.view.isOpen(symbol.id) ? 1 : 2,
      IsSimulated: this.engine.view.isSimulated(symbol),
      Bid: tick && BigInt(tick.bid),
      Ask: tick && BigInt(tick.ask),
      TimeMs: tick?.time ?? null,
      /** Market time, which sessions follow. */
      ClockMs: this.engine.view.now(),
      Seq: tick?.seq ?? null,
      Change: this.engine.view.dayQuotation(symbol.id)?.change ?? null,
      FeedState: health?.state ?? null,
      FeedDetail: health?.detail ?? null,
      ...this.symbolState.of(symbol.id),
    };
  }
}

const DEFAULT_CURRENCY = 'USD';

/** Letters and digits only, so that `EUR/USD` and `eurusd` are one name. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Maps characters that look alike on a screen: l, 1 and I, 0 and O. */
const lookalikeKey = (name: string): string => nameKey(name.replace(/[l1|]/g, 'I').replace(/0/g, 'O'));

const isSameName = (one: string, other: string): boolean =>
  nameKey(one) === nameKey(other) || lookalikeKey(one) === lookalikeKey(other);

/** Schedule without the symbol's calendar, which has its own field. */
const ownSchedule = ({ calendar: _, ...own }: SymbolRow['schedule']) => own;

const termsOf = (symbol: SymbolRow) => ({
  Code: symbol.code,
  ShowCode: symbol.showCode,
  Name: symbol.name,
  Logo: symbol.logo,
  CategoryId: symbol.categoryId,
  Sort: symbol.sort,
  IsEnabled: symbol.isEnabled,
  BaseCurrency: symbol.baseCurrency,
  QuoteCurrency: symbol.quoteCurrency,
  PricePrecision: symbol.pricePrecision,
  Pip: symbol.pip,
  ForexContNum: symbol.units,
  ForexMinCont: symbol.minLots,
  ForexMaxCont: symbol.maxLots,
  ForexFeeRate: symbol.feeRate,
  MarginMode: symbol.marginMode,
  HasForexMultiple: symbol.multiples.map(({ value, isDefault }) => ({
    Value: Number(value),
    Default: isDefault,
  })),
  Spread: symbol.spread,
  Schedule: ownSchedule(symbol.schedule),
  CalendarId: symbol.schedule.calendar?.id ?? null,
  Feed: symbol.feed,
  FeedCode: symbol.feedCode,
  Simulation: symbol.simulation,
});

const rowOf = (id: number, input: SymbolInput): SymbolRow => ({
  id,
  code: input.Code,
  showCode: input.ShowCode,
  name: input.Name,
  logo: input.Logo,
  categoryId: input.CategoryId,
  sort: input.Sort,
  isEnabled: input.IsEnabled,
  baseCurrency: input.BaseCurrency,
  quoteCurrency: input.QuoteCurrency,
  pricePrecision: input.PricePrecision,
  pip: input.Pip,
  units: input.ForexContNum,
  minLots: input.ForexMinCont,
  maxLots: input.ForexMaxCont,
  feeRate: input.ForexFeeRate,
  marginMode: input.MarginMode,
  multiples: input.HasForexMultiple.map(({ Value, Default }) => ({
    value: formatDecimal(Value),
    isDefault: Default,
  })),
  spread: input.Spread,
  schedule: { ...input.Schedule, ...(input.CalendarId && { calendar: { id: input.CalendarId, days: [] } }) },
  feed: input.Feed,
  feedCode: input.FeedCode,
  simulation: input.Simulation,
});
