import { Injectable } from '@nestjs/common';
import { formatPlaces, type LanguageCode, ltr } from '@truemark/i18n';
import type { FollowNotice } from '../../engine/products/copy-trading/tables/follow-notice.table.js';
import { textOf } from '../../platform/http/texts.js';
import type { NewsText } from '../content/news.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { Settings } from '../settings/settings.js';

/** Texts of the copy-trading messages to followers, in every language. */
@Injectable()
export class FollowerTexts {
  constructor(
    private readonly settings: Settings,
    private readonly symbols: SymbolDirectory,
  ) {}

  of(notice: FollowNotice): Record<string, NewsText> {
    return inEveryLanguage((lang) => this.buildText(lang, notice));
  }

  private buildText(lang: LanguageCode, { kind, traderName: trader, ...notice }: FollowNotice): NewsText {
    const inContent = { trader: escapeHtml(trader) };
    if (kind === 'skipped') {
      const facts = {
        symbol: ltr(this.symbols.get(notice.symbolId ?? 0)?.showCode ?? ''),
        why: textOf(lang, `message.follow_skipped.why.${notice.reason}`),
      };
      return wordsOf(lang, 'follow_skipped', { trader, ...facts }, { ...inContent, ...facts });
    }
    if (kind === 'capital_stop') {
      const amount = ltr(`${formatPlaces(notice.amount ?? 0n, 2)} ${this.settings.text('currency')}`);
      return wordsOf(lang, 'follow_capital_stop', { trader, amount }, { ...inContent, amount });
    }
    const reason = notice.reason ?? '';
    return wordsOf(lang, 'trader_left', { trader, reason }, { ...inContent, reason: escapeHtml(reason) });
  }
}
