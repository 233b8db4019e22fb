import type { Captcha as WireCaptcha, CodeSent as WireCodeSent } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get, type Refusal } from './http.js';

/** Captcha image, as a data URL. */
export interface Captcha {
  readonly id: string;
  readonly picture: string;
}

/** Time from which the next code can be requested, and the server's clock. Both epoch ms. */
export interface CodeSent {
  readonly nextAt: number;
  readonly now: number;
}

const codeSentFrom = ({ next_at_ms, now_ms }: WireCodeSent): CodeSent => ({
  nextAt: next_at_ms,
  now: now_ms,
});

export async function fetchCaptcha(options: CallOptions): Promise<Captcha> {
  const { id, b64s } = await get<WireCaptcha>('/api/common/captcha', {}, options);
  return { id, picture: b64s };
}

/** `type`: 1 registration, 2 new password, 3 payments. */
interface CodeRequest {
  readonly to: string;
  readonly areaId: number | undefined;
  readonly kind: 1 | 2 | 3;
}

/** Sends a code. Includes a proof of work where the server requires one. */
export const sendCode = (channel: 'email' | 'mobile') =>
  action({
    path: channel === 'email' ? '/api/notify/send_email' : '/api/notify/send_sms',
    write: ({ to, areaId, kind }: CodeRequest) => ({ to, area_id: areaId, type: kind }),
    read: codeSentFrom,
  });

/** Seconds until a code can be requested, after a request that came too soon. */
export const retryAfterOf = ({ facts }: Refusal): number => Number(facts.retry_after);
