import { Injectable } from '@nestjs/common';
import { formatFigure, type LanguageCode, ltr } from '@truemark/i18n';
import type { SymbolChange } from '../../engine/market/tables/symbol-change.table.js';
import { readTerms } from '../../engine/market/tables/symbol-terms.js';
import { textOf } from '../../platform/http/texts.js';
import type { NewsText } from '../content/news.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { LocalTime } from '../settings/local-time.js';

/** The words about an announced change of a symbol, in every language: what changes, from what to what, and when. */
@Injectable()
export class SymbolChangeTexts {
  constructor(
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
  ) {}

  of(change: SymbolChange): Record<string, NewsText> {
    const symbol = ltr(this.symbols.get(change.symbolId)?.showCode ?? '');
    const time = ltr(this.time.stamp(change.holdsAt));
    return inEveryLanguage((lang) => {
      if (change.state === 'cancelled') return wordsOf(lang, 'symbol_change_cancelled', { symbol, time });
      const lines = linesOf(lang, change);
      const words = wordsOf(lang, 'symbol_change', { symbol, time, list: lines.join('; ') });
      const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
      return {
        ...words,
        content: `${words.content}<ul>${list}</ul>${textOf(lang, 'message.symbol_change.rule')}`,
      };
    });
  }
}

function linesOf(lang: LanguageCode, change: SymbolChange): string[] {
  const { from, to } = readTerms(change);
  return Object.keys(to).map((name) =>
    textOf(lang, 'message.symbol_change.line', {
      term: textOf(lang, `symbol.term.${name}` as 'symbol.term.spread'),
      from: ltr(shown(Reflect.get(from, name))),
      to: ltr(shown(Reflect.get(to, name))),
    }),
  );
}

/** A term as anybody can read it; sessions as `day hours`, Monday being 1. */
function shown(value: unknown): string {
  if (typeof value === 'bigint') return formatFigure(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const { timezone, sessions } = value as { timezone?: string; sessions?: Session[] };
  if (!sessions) return JSON.stringify(value);
  return `${timezone} ${sessions.map(({ day, from, to }) => `${day}: ${from}–${to}`).join(', ') || '–'}`;
}

interface Session {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}
