import type { LanguageCode } from '@truemark/i18n';
import type { FundTexts } from '../../engine/products/mining/tables/fund.table.js';

type Texts = Readonly<Record<string, FundTexts>>;

/**
 * Texts of a fund in a language. A missing text falls back to the default language, English, or any other: an empty one
 * would hide who pays.
 */
export function fundTexts(texts: Texts, lang: LanguageCode, usual: LanguageCode): FundTexts {
  const order = [texts[lang], texts[usual], texts.en, ...Object.values(texts)];
  const first = (field: keyof FundTexts): string =>
    order.find((each) => each !== undefined && each[field].trim() !== '')?.[field] ?? '';
  return { title: first('title'), desc: first('desc'), risk: first('risk'), whoPays: first('whoPays') };
}
