import { Injectable } from '@nestjs/common';
import {
  type AbbreviatedKline,
  abbreviatedKlineNames,
  type ExactDecimals,
  type KlinePeriod,
  type KlinePoint,
  type QuotationFacts,
  type SymbolCategory,
  type TradeSymbol,
  toKline,
  toTradeSymbol,
  toWire,
} from '@truemark/contracts';
import { conversionSymbol } from '@truemark/domain';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { type Bar, bars, type SymbolRow } from '../../engine/market/tables/market.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { Settings } from '../settings/settings.js';
import { categoryName, SYMBOL_CATEGORIES } from './categories.js';
import { SymbolDirectory } from './symbol-directory.js';

/** Closes on a home card. */
const CARD_CLOSES = 60;

interface KlineQuestion {
  readonly symbolId: number;
  readonly period: KlinePeriod;
  readonly limit: number;
  readonly before?: number;
}

/** Public market data. */
@Injectable()
export class MarketList {
  constructor(
    private readonly engine: EngineClient,
    private readonly symbols: SymbolDirectory,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  all(): ExactDecimals<TradeSymbol>[] {
    return this.symbols.enabled().map((symbol) => this.asWire(symbol));
  }

  /** Symbol with this number, else the first open one, else the first; null if there is none. */
  oneFor(id: string | null): ExactDecimals<TradeSymbol> | null {
    const symbols = this.symbols.enabled();
    const symbol =
      symbols.find((each) => String(each.id) === id) ??
      symbols.find((each) => this.engine.view.isOpen(each.id)) ??
      symbols[0];
    return symbol ? this.asWire(symbol) : null;
  }

  /** Symbols whose code, name or currencies contain the text. */
  search(text: string, lang: LanguageCode): ExactDecimals<TradeSymbol>[] {
    const wanted = text.toLowerCase();
    const fits = (symbol: SymbolRow): boolean =>
      [symbol.code, symbol.showCode, symbol.name, categoryName(symbol.categoryId, lang)].some((part) =>
        part.toLowerCase().includes(wanted),
      );
    return this.symbols
      .enabled()
      .filter(fits)
      .map((symbol) => this.asWire(symbol));
  }

  /** Categories with at least one symbol. */
  categories(lang: LanguageCode): SymbolCategory[] {
    const used = new Set(this.symbols.enabled().map(({ categoryId }) => categoryId));
    return SYMBOL_CATEGORIES.filter(({ id }) => used.has(id)).map(({ id, key }) => ({
      Id: id,
      Name: textOf(lang, key),
    }));
  }

  async kline({
    symbolId,
    period,
    limit,
    before,
  }: KlineQuestion): Promise<ExactDecimals<KlinePoint>[] | RequestRefusal> {
    if (!this.symbols.get(symbolId)?.isEnabled) return refuseRequest('market.unknown_symbol');
    const recent = this.engine.view.bars(symbolId, period, limit, before);
    const end = recent[0]?.start ?? before;
    const older =
      before === undefined || end === undefined || recent.length === limit
        ? []
        : await this.storedBars(symbolId, period, limit - recent.length, end);
    return [...older, ...recent].map((bar) => toKline(bar, period));
  }

  /** Last closes of one symbol, or of all. */
  cards(symbolId: number | undefined): ExactDecimals<AbbreviatedKline>[] {
    return this.symbols
      .enabled()
      .filter(({ id }) => symbolId === undefined || id === symbolId)
      .map(({ id, code }) => {
        const closes = this.engine.view.recentCloses(id, CARD_CLOSES).map(BigInt);
        return toWire(abbreviatedKlineNames, { symbolId: id, code, closes });
      });
  }

  /** Current trading day of a symbol with its last tick; null before the first tick. */
  quotation(symbolId: number): QuotationFacts | null {
    const tick = this.engine.view.quote(symbolId);
    const day = this.engine.view.dayQuotation(symbolId);
    if (!tick || !day) return null;
    const { bid, ask, time, seq } = tick;
    return { ...day, bid, ask, time, seq };
  }

  /** Closed bars older than those in the engine's memory. */
  private async storedBars(
    symbolId: number,
    period: KlinePeriod,
    limit: number,
    before: number,
  ): Promise<Bar[]> {
    const rows = await this.reader.select(
      bars,
      'WHERE symbol_id = $1 AND period = $2 AND start < $3 ORDER BY start DESC LIMIT $4',
      [symbolId, period, before, limit],
    );
    return rows.reverse();
  }

  private asWire(symbol: SymbolRow): ExactDecimals<TradeSymbol> {
    const currency = this.settings.text('currency');
    const { change, pause } = this.engine.view.standingOf(symbol.id);
    const through = conversionSymbol(this.symbols.enabled(), symbol.quoteCurrency, currency);
    return toTradeSymbol(symbol, {
      isOpen: this.engine.view.isOpen(symbol.id),
      isSimulated: this.engine.view.isSimulated(symbol),
      isPaused: pause !== null,
      termsChangeAt: change?.holdsAt ?? null,
      opensAt: this.engine.view.opensAt(symbol.id),
      conversion:
        through === 'same' || !through ? null : { code: through.symbol.code, inverse: through.inverse },
      quotation: this.quotation(symbol.id),
    });
  }
}
