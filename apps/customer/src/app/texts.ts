import type { AppCatalogue, LanguageCode } from '@truemark/i18n';
import i18next from 'i18next';
import { language } from '../api/language.js';

type Texts = Partial<AppCatalogue>;

/** The texts of the first picture; a language without a catalogue of its own is served in English. */
export async function loadFirstTexts(code: LanguageCode): Promise<Texts> {
  switch (code) {
    case 'hk':
      return (await import('virtual:texts/hk/first')).default;
    case 'ar':
      return (await import('virtual:texts/ar/first')).default;
    default:
      return (await import('virtual:texts/en/first')).default;
  }
}

async function fetchRest(code: LanguageCode): Promise<Texts> {
  switch (code) {
    case 'hk':
      return (await import('virtual:texts/hk/rest')).default;
    case 'ar':
      return (await import('virtual:texts/ar/rest')).default;
    default:
      return (await import('virtual:texts/en/rest')).default;
  }
}

let rest: Promise<void> | undefined;
let isWhole = false;

/** Adds all other texts, once; asked anew if they could not be fetched. */
export function loadRestOfTexts(): Promise<void> {
  rest ??= fetchRest(language())
    .then((texts) => {
      isWhole = true;
      i18next.addResources(i18next.language, 'app', texts);
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
  loadRestOfTextsSoon();
  return '';
}
