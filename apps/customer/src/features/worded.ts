import type { LanguageCode } from '@truemark/i18n';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { language } from '../api/language.js';

type Load = () => Promise<ComponentType>;
type LoadTexts = (language: LanguageCode) => Promise<object>;

/** Pages with texts of their own, which nobody else has to wait for. */
export const worded =
  (loadTexts: LoadTexts) =>
  (page: Load): Load =>
  async () => {
    const [Page, texts] = await Promise.all([page(), loadTexts(language())]);
    i18next.addResources(i18next.language, 'app', texts);
    return Page;
  };
