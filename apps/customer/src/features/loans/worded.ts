import { loadLoanCatalogue } from '@truemark/i18n';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { language } from '../../api/language.js';

type Load = () => Promise<ComponentType>;

/** A page of loans with its texts, which nobody else has to wait for. */
export const worded =
  (page: Load): Load =>
  async () => {
    const [Page, texts] = await Promise.all([page(), loadLoanCatalogue(language())]);
    i18next.addResources(i18next.language, 'app', texts);
    return Page;
  };
