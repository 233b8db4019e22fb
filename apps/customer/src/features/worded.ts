import i18next from 'i18next';
import type { ComponentType } from 'react';
import { loadCatalogue } from '../api/catalogues.js';
import { language } from '../api/language.js';

type Load = () => Promise<ComponentType>;

/** What is on screen listens for this, see `app/i18n.ts`. */
export const REWORDED = 'reworded';

let isMissed = false;

/** Notes that something on screen wanted a text that is on its way. */
export function missText(): void {
  isMissed = true;
}

/** Adds texts. Only where one of them was missed is what is on screen worded anew: that costs as much as drawing all of it. */
export function addTexts(texts: object): void {
  i18next.addResources(i18next.language, 'app', texts);
  if (!isMissed) return;
  isMissed = false;
  i18next.emit(REWORDED);
}

/** Pages with texts of their own, which nobody else has to wait for. */
export const worded =
  (catalogue: string) =>
  (page: Load): Load =>
  async () => {
    const [Page, texts] = await Promise.all([page(), loadCatalogue(catalogue, language())]);
    addTexts(texts);
    return Page;
  };
