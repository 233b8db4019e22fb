import { Injectable } from '@nestjs/common';
import type { PushKind } from '@truemark/contracts';
import { formatPrice, formatSignedPlaces, type LanguageCode, ltr } from '@truemark/i18n';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { Option } from '../../engine/products/options/tables/option.table.js';
import { textOf } from '../../platform/http/texts.js';
import { localised } from '../content/localised.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import type { Message } from '../messages/message.table.js';
import { Settings } from '../settings/settings.js';

/** A line and what stands under it. */
export interface PushWords {
  readonly title: string;
  readonly body: string;
}

/** How an order ended that its customer did not end. */
export type OrderEnd = 'take_profit' | 'stop_loss' | 'copy' | 'expired' | 'cancelled';

/** The words of pushes. Where amounts are hidden, nothing that a message says is repeated. */
@Injectable()
export class PushTexts {
  constructor(
    private readonly settings: Settings,
    private readonly symbols: SymbolDirectory,
  ) {}

  message(kind: PushKind, { texts }: Pick<Message, 'texts'>, lang: LanguageCode, hides: boolean): PushWords {
    // A price is everybody's; all other messages may name what is his.
    if (hides && kind !== 'alerts')
      return { title: textOf(lang, `push.hidden.${kind}`), body: openApp(lang) };
    const words = localised(texts, lang, this.settings.defaultLanguage());
    return { title: words?.title ?? '', body: words?.desc ?? '' };
  }

  order(order: Order, end: OrderEnd, lang: LanguageCode, hides: boolean): PushWords {
    const symbol = this.symbols.get(order.symbolId);
    const title = textOf(lang, `push.order.${end}`, { symbol: ltr(symbol?.showCode ?? '') });
    if (hides || order.closePrice === null) return { title, body: openApp(lang) };
    const facts = {
      price: ltr(formatPrice(order.closePrice, symbol?.pricePrecision ?? 5)),
      profit: this.sum(order.profit),
    };
    return { title, body: textOf(lang, 'push.order.result', facts) };
  }

  option(option: Option, lang: LanguageCode, hides: boolean): PushWords {
    const symbol = ltr(this.symbols.get(option.symbolId)?.showCode ?? '');
    const title = textOf(lang, 'push.option.ended', { symbol });
    if (hides) return { title, body: openApp(lang) };
    return { title, body: textOf(lang, 'push.option.result', { profit: this.sum(option.profit) }) };
  }

  private sum(amount: bigint): string {
    return ltr(`${formatSignedPlaces(amount, 2)} ${this.settings.text('currency')}`);
  }
}

const openApp = (lang: LanguageCode): string => textOf(lang, 'push.open_app');
