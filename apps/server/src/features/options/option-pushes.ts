import { Injectable } from '@nestjs/common';
import { formatSignedPlaces, ltr } from '@truemark/i18n';
import type { EngineEvent } from '../../engine/protocol.js';
import { textOf } from '../../platform/http/texts.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { MapsPushes, type PushMapper, type PushNews } from '../push/maps-pushes.js';
import { Settings } from '../settings/settings.js';

/** Pushes settled options; a sold option was ended by the customer. */
@MapsPushes()
@Injectable()
export class OptionPushes implements PushMapper {
  constructor(
    private readonly settings: Settings,
    private readonly symbols: SymbolDirectory,
  ) {}

  newsOf(event: EngineEvent): readonly PushNews[] {
    if (event.type !== 'option.ended' || event.option.outcome === 'sold') return [];
    const { id, customerId, symbolId, profit } = event.option;
    const words: PushNews['words'] = (lang, hides) => {
      const symbol = ltr(this.symbols.get(symbolId)?.showCode ?? '');
      const title = textOf(lang, 'push.option.ended', { symbol });
      if (hides) return { title, body: textOf(lang, 'push.open_app') };
      const result = ltr(`${formatSignedPlaces(profit, 2)} ${this.settings.text('currency')}`);
      return { title, body: textOf(lang, 'push.option.result', { profit: result }) };
    };
    return [{ customerId, kind: 'orders', url: '/order?source=1&type=3', tag: `option ${id}`, words }];
  }
}
