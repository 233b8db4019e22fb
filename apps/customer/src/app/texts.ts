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

/** Adds all other texts, once; asked anew if they could not be fetched. */
export function loadRestOfTexts(): Promise<void> {
  rest ??= fetchRest(language())
    .then((texts) => void i18next.addResources(i18next.language, 'app', texts))
    .catch((fault: unknown) => {
      rest = undefined;
      throw fault;
    });
  return rest;
}

/** Adds them when nothing more urgent is left to do. A page that needs them asks by itself, and says so if it cannot have them. */
export function loadRestOfTextsLater(): void {
  const load = () => void loadRestOfTexts().catch(() => undefined);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 1_000);
}
