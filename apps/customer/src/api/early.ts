import type { LanguageCode } from '@truemark/i18n';

/** Requests that `public/early.js` sent while the app was loading: by address, with their request headers. */
interface EarlyAnswers {
  readonly lang: string;
  readonly token: string | null;
  readonly asked: Map<string, Promise<Response>>;
  /** Resolves when the font of the language is loaded, or cannot be. */
  readonly font: Promise<unknown>;
  /** Button pressed before the app could handle it. */
  intent?: 'demo';
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** Maximum age of an early answer, ms after the document was opened. Older ones are fetched again. */
const FRESH_FOR = 10_000;

/**
 * Returns the early answer to this read, if the same caller requested it in the same language. Each answer is returned
 * once.
 */
export function takeEarly(
  address: string,
  lang: LanguageCode,
  token: string | null,
): Promise<Response> | undefined {
  const early = window.earlyAnswers;
  if (!early || early.lang !== lang || early.token !== token || performance.now() > FRESH_FOR)
    return undefined;
  const answer = early.asked.get(address);
  early.asked.delete(address);
  return answer;
}

/** The font of this language, if it was requested early. */
export function earlyFont(lang: LanguageCode): Promise<unknown> | undefined {
  const early = window.earlyAnswers;
  return early?.lang === lang ? early.font : undefined;
}

/** Whether this was pressed in the first paint. Returns true at most once. */
export function takeIntent(intent: 'demo'): boolean {
  const early = window.earlyAnswers;
  if (early?.intent !== intent) return false;
  delete early.intent;
  return true;
}
