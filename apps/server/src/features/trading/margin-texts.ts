import { Injectable } from '@nestjs/common';
import {
  formatFigure,
  formatPlaces,
  formatPrice,
  formatSignedPlaces,
  type LanguageCode,
  ltr,
} from '@truemark/i18n';
import type { MarginEvent } from '../../engine/products/contracts/tables/margin.table.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import { textOf } from '../../platform/http/texts.js';
import type { NewsText } from '../content/news.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { Settings } from '../settings/settings.js';

/** Maximum positions listed in a message; of more, only the count is given. */
const NAMED = 20;
const percent = (level: bigint): string => ltr(`${formatPlaces(level, 2)}%`);

/** Texts about a margin call or a stop-out, in every language. */
@Injectable()
export class MarginTexts {
  constructor(
    private readonly settings: Settings,
    private readonly symbols: SymbolDirectory,
  ) {}

  of(event: MarginEvent, closed: readonly Order[]): Record<string, NewsText> {
    return inEveryLanguage((lang) =>
      event.kind === 'call' ? this.call(lang, event) : this.stopOut(lang, event, closed),
    );
  }

  private call(lang: LanguageCode, { level, reached }: MarginEvent): NewsText {
    const stopOut = ltr(`${formatFigure(BigInt(Math.round(this.settings.number('stop_out_level') * 1e8)))}%`);
    const facts = { level: percent(level), call: percent(reached), stopOut };
    return wordsOf(lang, 'margin_call', facts);
  }

  private stopOut(lang: LanguageCode, event: MarginEvent, closed: readonly Order[]): NewsText {
    const facts = {
      level: percent(event.level),
      stopOut: percent(event.reached),
      number: ltr(String(event.closed.length)),
      released: ltr(String(event.released.length)),
    };
    const text = (part: string): string => textOf(lang, `message.stop_out.${part}`, facts);
    const rows = closed.slice(0, NAMED).map((order) => `<li>${escapeHtml(this.line(lang, order))}</li>`);
    const more = closed.length > NAMED ? `<p>${text('more')}</p>` : '';
    const list = rows.length > 0 ? `${text('closed')}<ul>${rows.join('')}</ul>${more}` : '';
    const released = event.released.length > 0 ? text('released') : '';
    const words = wordsOf(lang, 'stop_out', facts);
    return { ...words, content: `${words.content}${released}${list}${text('rule')}` };
  }

  private line(lang: LanguageCode, order: Order): string {
    const symbol = this.symbols.get(order.symbolId);
    return textOf(lang, 'message.stop_out.order', {
      id: ltr(`#${order.id}`),
      symbol: ltr(symbol?.showCode ?? ''),
      side: textOf(lang, `order.side.${order.side}`),
      lots: ltr(formatFigure(order.lots)),
      price: ltr(formatPrice(order.closePrice ?? 0n, symbol?.pricePrecision ?? 5)),
      profit: ltr(`${formatSignedPlaces(order.profit, 2)} ${this.settings.text('currency')}`),
    });
  }
}
