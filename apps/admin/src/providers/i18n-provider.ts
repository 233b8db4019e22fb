import polyglotI18nProvider from 'ra-i18n-polyglot';
import { languageTag, reactAdminTexts } from '../texts/texts.js';

/** Words of react-admin's own pieces in the operator's language; labels come to it already said. */
export const i18nProvider = polyglotI18nProvider(reactAdminTexts, languageTag(), [], { allowMissing: true });
