import { z } from 'zod';
import { text, wrong } from './fields.js';

const password = () => text(200, { verbatim: true });

/** Six digits of an authenticator app, with or without a gap. */
export const appCode = () =>
  z
    .unknown()
    .transform((given, context): string => {
      if (given === undefined) return wrong(context, 'validation.required');
      const digits = String(given).replace(/\s/g, '');
      return /^\d{6}$/.test(digits) ? digits : wrong(context, 'validation.code');
    })
    .meta({ type: 'string', pattern: '^[0-9]{6}$' });

/** `POST /api/user/second_factor/add` */
export const addSecondFactorRequest = z.object({
  /** As returned by `propose`. */
  proposal: text(1000),
  code: appCode(),
  password: password(),
});
export type AddSecondFactorRequest = z.output<typeof addSecondFactorRequest>;

/** `POST /api/user/second_factor/remove` */
export const removeSecondFactorRequest = z.object({ code: appCode(), password: password() });
export type RemoveSecondFactorRequest = z.output<typeof removeSecondFactorRequest>;
