import type { LanguageCode } from '@truemark/i18n';
import { loadCatalogue } from '../api/catalogues.js';
import { language } from '../api/language.js';
import { addTexts, missText } from '../features/worded.js';

/** Loads the texts of the first paint. */
export const loadFirstTexts = (code: LanguageCode) => loadCatalogue('first', code);

let rest: Promise<void> | undefined;
let isWhole = false;

/** Loads all other texts once. A failed load is retried on the next call. */
export function loadRestOfTexts(): Promise<void> {
  rest ??= loadCatalogue('rest', language())
    .then((texts) => {
      isWhole = true;
      addTexts(texts);
    })
    .catch((fault: unknown) => {
      rest = undefined;
      throw fault;
    });
  return rest;
}

/** Delay after which they are loaded on any page, ms. */
const LATER = 3_000;

/** Loads them after the first paint. A page that needs them requests them itself and reports a failure. */
export function loadRestOfTextsLater(): void {
  setTimeout(loadRestOfTextsSoon, LATER);
}

function loadRestOfTextsSoon(): void {
  loadRestOfTexts().catch(() => undefined);
}

/** Replacement for a missing text: nothing while it loads, otherwise its key. */
export function insteadOf(key: string): string {
  if (isWhole) return key;
  missText();
  loadRestOfTextsSoon();
  return '';
}
