import { Injectable } from '@nestjs/common';
import { formatPrice, ltr } from '@truemark/i18n';
import type { PriceAlert } from '../../engine/products/alerts/tables/alert.table.js';
import type { NewsText } from '../content/news.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { LocalTime } from '../settings/local-time.js';

/** Texts of the message about a fired alert, in every language. */
@Injectable()
export class AlertTexts {
  constructor(
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
  ) {}

  of(alert: PriceAlert, note: string): Record<string, NewsText> {
    const symbol = this.symbols.get(alert.symbolId);
    const places = symbol?.pricePrecision ?? 5;
    const facts = {
      symbol: ltr(symbol?.showCode ?? ''),
      price: ltr(formatPrice(alert.price, places)),
      bid: ltr(formatPrice(alert.firedBid ?? alert.price, places)),
    };
    const noted = note === '' ? '' : `<p>${escapeHtml(note)}</p>`;
    return inEveryLanguage((lang) => {
      const words = wordsOf(lang, `alert_${alert.direction}`, {
        ...facts,
        time: this.time.format(alert.endedAt ?? 0, lang),
      });
      return { ...words, content: `${words.content}${noted}` };
    });
  }
}
