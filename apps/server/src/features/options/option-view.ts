import { Injectable } from '@nestjs/common';
import { type ExactDecimals, type MicroOrder, toMicroOrder } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import type { Option } from '../../engine/products/options/tables/option.table.js';
import { textOf } from '../../platform/http/texts.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { LocalTime } from '../settings/local-time.js';

/** Options for customers, in a language. */
@Injectable()
export class OptionView {
  constructor(
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
    private readonly engine: EngineClient,
  ) {}

  of(option: Option, lang: LanguageCode): ExactDecimals<MicroOrder> {
    return this.viewAt(option, lang, this.engine.view.now());
  }

  /** State at the purchase, for a stable response of repeated calls. */
  atPurchase(option: Option, lang: LanguageCode): ExactDecimals<MicroOrder> {
    return this.viewAt(option, lang, option.startAt);
  }

  private viewAt(option: Option, lang: LanguageCode, now: number): ExactDecimals<MicroOrder> {
    const symbol = this.symbols.get(option.symbolId);
    if (!symbol) throw new Error(`option ${option.id} names symbol ${option.symbolId}, which does not exist`);
    return toMicroOrder(option, symbol, now, this.time.stamp, (key) => textOf(lang, key));
  }
}
