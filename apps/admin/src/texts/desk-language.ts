import type { DeskTexts } from './desk-texts.js';
import en from './en.json' with { type: 'json' };
import { reactAdminEn } from './react-admin/en.js';

/** Key of a back-office text. */
export type TextKey = keyof typeof en;

/** English needs no request. */
export const ENGLISH: DeskTexts = { own: en, reactAdmin: reactAdminEn, server: {}, material: {} };

/** Languages of the back office by their API code: BCP 47 tag, own name, and location of the texts. */
export const LANGUAGES = {
  en: { tag: 'en', name: 'English', load: async (): Promise<DeskTexts> => ENGLISH },
  hk: { tag: 'zh-HK', name: '繁體中文', load: async (): Promise<DeskTexts> => (await import('./hk.js')).hk },
} as const;

export type DeskLanguage = keyof typeof LANGUAGES;

const KEY = 'truemark.desk-language';

const isKnown = (code: unknown): code is DeskLanguage => typeof code === 'string' && code in LANGUAGES;

/** Language that the operator picked on this device; else the device's, else English. */
export function deskLanguage(): DeskLanguage {
  const picked = globalThis.localStorage?.getItem(KEY);
  if (isKnown(picked)) return picked;
  return globalThis.navigator?.language.toLowerCase().startsWith('zh') ? 'hk' : 'en';
}

/** Stores the operator's choice on this device. The page must be reloaded afterwards. */
export const pickDeskLanguage = (code: DeskLanguage): void => localStorage.setItem(KEY, code);
