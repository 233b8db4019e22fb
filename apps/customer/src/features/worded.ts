import i18next from 'i18next';
import type { ComponentType } from 'react';
import { loadCatalogue } from '../api/catalogues.js';
import { language } from '../api/language.js';

type Load = () => Promise<ComponentType>;

/** Event that re-renders components with new texts, see `app/i18n.ts`. */
export const REWORDED = 'reworded';

let isMissed = false;

/** Records that a component needed a text that is still loading. */
export function missText(): void {
  isMissed = true;
}

/** Adds texts. Re-renders the screen only if one of them was missing, because that costs as much as a full render. */
export function addTexts(texts: object): void {
  i18next.addResources(i18next.language, 'app', texts);
  if (!isMissed) return;
  isMissed = false;
  i18next.emit(REWORDED);
}

/** Pages with texts of their own, loaded only with them. */
export const worded =
  (catalogue: string) =>
  (page: Load): Load =>
  async () => {
    const [Page, texts] = await Promise.all([page(), loadCatalogue(catalogue, language())]);
    addTexts(texts);
    return Page;
  };
