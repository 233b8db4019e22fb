import type { LanguageCode } from '@truemark/i18n';

/** What `public/early.js` asked for while the app was on its way: by address, with the headers it was asked with. */
interface EarlyAnswers {
  readonly lang: string;
  readonly token: string | null;
  readonly asked: Map<string, Promise<Response>>;
  /** What was pressed before the app could do it. */
  wish?: 'demo';
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/** Older answers are asked for anew, in milliseconds after the document was opened. */
const FRESH_FOR = 10_000;

/** The answer to this read if it was asked for early by the same caller in the same language; each is taken once. */
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

/** Whether this was pressed in the first paint, told once. */
export function takeWish(wish: 'demo'): boolean {
  const early = window.earlyAnswers;
  if (early?.wish !== wish) return false;
  delete early.wish;
  return true;
}
