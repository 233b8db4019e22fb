import { type AppCatalogue, languageOf, type ProductCatalogues, withNonBreakingSpace } from '@truemark/i18n';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { language } from '../api/language.js';
import { REWORDED } from '../features/worded.js';
import { insteadOf, loadFirstTexts } from './texts.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    // Pages of these products load their own texts.
    resources: { app: AppCatalogue & ProductCatalogues };
    keySeparator: false;
    nsSeparator: false;
  }
}

/** Loads the first texts of the customer's language, and sets language and direction on the document. */
export async function startTexts(): Promise<void> {
  const { code, tag, direction } = languageOf(language());
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  await i18next
    .use(initReactI18next)
    .use({ type: 'postProcessor', name: 'unparted', process: withNonBreakingSpace })
    .init({
      lng: code,
      resources: { [code]: { app: await loadFirstTexts(code) } },
      defaultNS: 'app',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      postProcess: ['unparted'],
      parseMissingKeyHandler: insteadOf,
      react: { bindI18n: `languageChanged ${REWORDED}`, bindI18nStore: '' },
    });
}
