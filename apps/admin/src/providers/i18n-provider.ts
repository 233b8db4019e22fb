import polyglotI18nProvider from 'ra-i18n-polyglot';
import { languageTag, reactAdminTexts } from '../texts/texts.js';

/** React-admin's own texts in the operator's language; labels are already translated. */
export const i18nProvider = polyglotI18nProvider(reactAdminTexts, languageTag(), [], { allowMissing: true });
