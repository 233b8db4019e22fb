import type { LanguageCode } from '@truemark/i18n';
import { loadCatalogue } from '../api/catalogues.js';
import { language } from '../api/language.js';
import { addTexts, missText } from '../features/worded.js';

/** The texts of the first picture. */
export const loadFirstTexts = (code: LanguageCode) => loadCatalogue('first', code);

let rest: Promise<void> | undefined;
let isWhole = false;

/** Adds all other texts, once; asked anew if they could not be fetched. */
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

/** Looked for by then, in milliseconds, whatever page is open. */
const LATER = 3_000;

/** Adds them once the first picture has come. A page that needs them asks by itself, and says so if it cannot have them. */
export function loadRestOfTextsLater(): void {
  setTimeout(loadRestOfTextsSoon, LATER);
}

function loadRestOfTextsSoon(): void {
  loadRestOfTexts().catch(() => undefined);
}

/** What stands in for a text that is not there: nothing while it is on its way, else its key. */
export function insteadOf(key: string): string {
  if (isWhole) return key;
  missText();
  loadRestOfTextsSoon();
  return '';
}
