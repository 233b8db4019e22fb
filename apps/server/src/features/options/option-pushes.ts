import { Injectable } from '@nestjs/common';
import { formatSignedPlaces, ltr } from '@truemark/i18n';
import type { EngineEvent } from '../../engine/protocol.js';
import { textOf } from '../../platform/http/texts.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { type News, type PushTeller, TellsPushes } from '../push/tells-pushes.js';
import { Settings } from '../settings/settings.js';

/** Pushes settled options; a sold option was ended by the customer. */
@TellsPushes()
@Injectable()
export class OptionPushes implements PushTeller {
  constructor(
    private readonly settings: Settings,
    private readonly symbols: SymbolDirectory,
  ) {}

  newsOf(event: EngineEvent): readonly News[] {
    if (event.type !== 'option.ended' || event.option.outcome === 'sold') return [];
    const { id, customerId, symbolId, profit } = event.option;
    const words: News['words'] = (lang, hides) => {
      const symbol = ltr(this.symbols.get(symbolId)?.showCode ?? '');
      const title = textOf(lang, 'push.option.ended', { symbol });
      if (hides) return { title, body: textOf(lang, 'push.open_app') };
      const result = ltr(`${formatSignedPlaces(profit, 2)} ${this.settings.text('currency')}`);
      return { title, body: textOf(lang, 'push.option.result', { profit: result }) };
    };
    return [{ customerId, kind: 'orders', url: '/order?source=1&type=3', tag: `option ${id}`, words }];
  }
}
