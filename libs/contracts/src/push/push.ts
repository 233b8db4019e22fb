import { z } from 'zod';
import { parsedJson, wrong } from '../requests/fields.js';
import { flagSchema } from '../wire/schema-fields.js';
import { PUSH_KINDS, type PushKind } from './push-kinds.js';

/** Base64 without padding, of `bytes` bytes. */
const keyOf = (bytes: number) =>
  z.string().refine((text) => /^[\w+/=-]{1,200}$/.test(text) && base64Length(text) === bytes);
const base64Length = (text: string): number => Math.floor((text.replaceAll('=', '').length * 3) / 4);

const subscriptionShape = z.object({
  endpoint: z.string().min(1).max(2_000),
  keys: z.object({ p256dh: keyOf(65), auth: keyOf(16) }),
});
/** Data from a browser's push manager: endpoint and encryption keys. */
export type PushSubscriptionKeys = z.output<typeof subscriptionShape>;

const subscription = z
  .unknown()
  .transform((given, context): PushSubscriptionKeys => {
    if (given === undefined) return wrong(context, 'validation.required');
    const read = subscriptionShape.safeParse(parsedJson(given));
    return read.success ? read.data : wrong(context, 'validation.invalid');
  })
  .meta({ type: 'object', description: "A browser's push subscription: {endpoint, keys: {p256dh, auth}}." });

const kinds = z
  .unknown()
  .transform((given, context): PushKind[] => {
    const list = typeof given === 'string' && !given.startsWith('[') ? given.split(',') : parsedJson(given);
    if (!Array.isArray(list)) return wrong(context, 'validation.choice');
    const named = list
      .map((each) => (typeof each === 'string' ? each.trim() : each))
      .filter((each) => each !== '');
    const known = PUSH_KINDS.filter((kind) => named.includes(kind));
    return known.length === new Set(named).size ? known : wrong(context, 'validation.choice');
  })
  .default([...PUSH_KINDS])
  .meta({ type: 'array', description: 'Kinds to push; absent: all.' });

const hides = z
  .unknown()
  .transform((given, context): boolean => {
    if ([true, 1, '1', 'true'].includes(given as string)) return true;
    if ([false, 0, '0', 'false', undefined].includes(given as string)) return false;
    return wrong(context, 'validation.choice');
  })
  .meta({ type: 'integer', enum: [0, 1] });

/** `POST /api/user/push_subscribe` */
export const pushSubscribeRequest = z.object({ subscription, kinds, hide_amounts: hides.optional() });
export type PushSubscribeRequest = z.output<typeof pushSubscribeRequest>;

const endpoint = z
  .unknown()
  .transform((given, context): string =>
    typeof given === 'string' && given.length <= 2_000 ? given : wrong(context, 'validation.text'),
  )
  .meta({ type: 'string' });

/** `POST /api/user/push_unsubscribe`: the device with this endpoint; without one, the devices of this sign-in. */
export const pushUnsubscribeRequest = z.object({
  endpoint: endpoint.optional(),
  subscription: z
    .unknown()
    .transform((given): string | undefined => {
      const read = z.object({ endpoint: z.string() }).safeParse(parsedJson(given));
      return read.success ? read.data.endpoint : undefined;
    })
    .meta({ type: 'object' })
    .optional(),
});
export type PushUnsubscribeRequest = z.output<typeof pushUnsubscribeRequest>;

/** `GET /api/user/push_key`: key for subscribing, base64url. */
export const pushKeySchema = z.strictObject({ public_key: z.string() });
export type PushKey = z.infer<typeof pushKeySchema>;

/** Answer of `push_subscribe`. */
export const pushStandingSchema = z.strictObject({
  kinds: z.array(z.enum(PUSH_KINDS)),
  hide_amounts: flagSchema,
});
export type PushStanding = z.infer<typeof pushStandingSchema>;

/** Decrypted content of a push. */
export interface PushContent {
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  /** Page of the app that it opens. */
  readonly url: string;
  /** Shared by pushes of one event: a device shows only the last. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}
