import { Injectable } from '@nestjs/common';
import { type Holiday, holidaysOf, type Schedule } from '@truemark/domain';
import { formatFigure, type LanguageCode, ltr } from '@truemark/i18n';
import type { SymbolChange } from '../../engine/market/tables/symbol-change.table.js';
import { readTerms } from '../../engine/market/tables/symbol-terms.js';
import { textOf } from '../../platform/http/texts.js';
import type { NewsText } from '../content/news.table.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { escapeHtml, inEveryLanguage, wordsOf } from '../messages/message-texts.js';
import { LocalTime } from '../settings/local-time.js';

/** Texts about a scheduled symbol change, in every language: what changes, from what to what, and when. */
@Injectable()
export class SymbolChangeTexts {
  constructor(
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
  ) {}

  of(change: SymbolChange): Record<string, NewsText> {
    const symbol = ltr(this.symbols.get(change.symbolId)?.showCode ?? '');
    return inEveryLanguage((lang) => {
      const time = this.time.format(change.holdsAt, lang);
      if (change.state !== 'waiting') return wordsOf(lang, 'symbol_change_cancelled', { symbol, time });
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

/** One line per changed term. */
export function linesOf(lang: LanguageCode, change: Pick<SymbolChange, 'terms'>): string[] {
  const { from, to } = readTerms(change);
  return Object.keys(to).map((name) => {
    const [before, after] = [Reflect.get(from, name), Reflect.get(to, name)] as const;
    return textOf(lang, 'message.symbol_change.line', {
      term: textOf(lang, `symbol.term.${name}` as 'symbol.term.spread'),
      from: ltr(shown(before, after)),
      to: ltr(shown(after, before)),
    });
  });
}

/**
 * Readable term; sessions as `day hours` (Monday is 1); of the holidays, its own and its calendar's, only those that
 * the other value lacks.
 */
function shown(value: unknown, other: unknown): string {
  if (typeof value === 'bigint') return formatFigure(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (!isSchedule(value) || !isSchedule(other)) return JSON.stringify(value);
  const known = new Set(holidaysOf(other).map(dayText));
  const days = holidaysOf(value)
    .map(dayText)
    .filter((day) => !known.has(day));
  const hours = value.sessions.map(({ day, from, to }) => `${day}: ${from}–${to}`).join(', ') || '–';
  return [`${value.timezone} ${hours}`, ...days].join(', ');
}

const isSchedule = (value: unknown): value is Schedule =>
  typeof value === 'object' && value !== null && 'sessions' in value;

/** `2026-12-25 (Christmas): –`, or the hours without trading. */
const dayText = ({ date, name, from, to }: Holiday): string =>
  `${date} (${name}): ${from || to ? `− ${from ?? '00:00'}–${to ?? '24:00'}` : '–'}`;
