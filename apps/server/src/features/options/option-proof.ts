import { Injectable } from '@nestjs/common';
import type { ExactDecimals, MicroAudit } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Option, options } from '../../engine/products/options/tables/option.table.js';
import { pricingTicksQuery } from '../../engine/products/options/tables/pricing-ticks-query.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { RecordedTicks } from '../market/recorded-ticks.js';
import { formulaOf, RULE } from './option-formula.js';
import { OptionView } from './option-view.js';

/**
 * Data for recomputing an option: `docs/recompute-order.mjs` does it, and `docs/check-an-order.md` describes each
 * field.
 */
@Injectable()
export class OptionProof {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly view: OptionView,
    private readonly ticks: RecordedTicks,
  ) {}

  /** For the customer's own option; for any option if `customerId` is null (operators). */
  async of(
    id: number,
    customerId: number | null,
    lang: LanguageCode,
  ): Promise<ExactDecimals<MicroAudit> | RequestRefusal> {
    const option = await this.reader.first(options, 'WHERE id = $1', [id]);
    if (!option || (customerId !== null && option.customerId !== customerId))
      return refuseRequest('micro.not_found');
    const { terms, symbolId, entrySeq, exitSeq } = option;
    const shown = await this.ticks.around(symbolId, await this.findDecisiveSeqs(option));
    return {
      order: this.view.of(option, lang),
      open: shown.find(({ seq }) => seq === entrySeq) ?? null,
      close: shown.find(({ seq }) => seq === exitSeq) ?? null,
      ticks: shown,
      rule: RULE,
      formula: { profit: formulaOf(option) },
      settings: {
        ratio: decimal(terms.ratio),
        loss_level: terms.lossLevel === 1 ? 1 : 0,
        stale_seconds: terms.staleSeconds,
        is_demo: this.engine.view.isDemo(option.customerId) ? 1 : 0,
        start: option.startAt,
        entry_deadline: option.entryUntil,
        expiry: option.expiresAt,
      },
      sale: await this.loadSale(option),
    };
  }

  /** The decisive ticks; if one is missing, the last one before its due time. */
  private async findDecisiveSeqs({
    symbolId,
    startAt,
    expiresAt,
    endedAt,
    entrySeq,
    exitSeq,
    outcome,
  }: Option) {
    const entry = entrySeq ?? (await this.ticks.lastAt(symbolId, startAt));
    if (outcome !== 'void' || entrySeq === null) return [entry, exitSeq];
    return [entry, await this.ticks.lastAt(symbolId, Math.min(expiresAt, endedAt ?? expiresAt))];
  }

  private async loadSale({ symbolId, expiresAt, terms: { sale } }: Option) {
    if (!sale) return null;
    const { price, chance, spread, at, seq, askedAt = null, least, formula = 1 } = sale;
    const looked = pricingTicksQuery({ symbolId, seq, at, expiresAt, formula });
    const ticks = await this.ticks.select(symbolId, looked);
    const next = await this.ticks.one(symbolId, seq + 1);
    const figures = { price: decimal(price), chance: decimal(chance), spread: decimal(spread), at, seq };
    const request = { asked_at: askedAt, least: least === undefined ? null : decimal(least) };
    return { ...figures, formula, ...request, ticks, next };
  }
}
