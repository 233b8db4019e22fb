import { isLanguageCode } from '@truemark/i18n';
import { invalid } from './admin-error.js';

/** Rejects translations that are keyed by anything other than a language code. */
export function requireLanguages(field: string, texts: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(texts).find((code) => !isLanguageCode(code));
  if (unknown !== undefined) throw invalid({ [`${field}.${unknown}`]: 'This language is not available.' });
}
