import type { EnvelopeCode } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { RequestRefusal } from './refusal.js';
import { stringifyWire } from './stringify-wire.js';
import { textOf } from './texts.js';

/** Serialised envelope; `data` may hold bigints in 10⁻⁸. */
export function envelope(code: EnvelopeCode, msg: string, data: unknown): string {
  return `{"code":${code},"msg":${JSON.stringify(msg)},"data":${stringifyWire(data ?? null)}}`;
}

export function refusalEnvelope({ key, facts, fields }: RequestRefusal, lang: LanguageCode): string {
  const data = fields ? { ...facts, fields, key } : { ...facts, key };
  return envelope(key === 'auth.session' ? 999 : 0, textOf(lang, key, facts), data);
}
