import type { RefusalKey } from '@truemark/domain';

/** Refusals that the edge itself gives; those of a decision are `RefusalKey`. */
export const EDGE_ERROR_KEYS = [
  'validation',
  'not_found',
  'too_large',
  'rate_limited',
  'fault',
  'stopping',
  'auth.session',
  'auth.invalid',
  'auth.locked',
  'auth.blocked',
  'auth.area_refused',
  'auth.account_exists',
  'auth.code_invalid',
  'auth.demo_closed',
  'upload.busy',
  'upload.kind',
  'upload.not_found',
  'upload.too_many_pixels',
  'upload.unreadable',
  'user.only_real_account',
  'user.only_demo_account',
  'verification.certified',
  'verification.junior_first',
  'verification.off',
  'verification.waiting',
  'news.not_found',
  'message.not_found',
  'socket.not_json',
  'socket.text_only',
  'socket.unknown_message',
  'socket.unknown_topic',
  'socket.too_large',
  'socket.too_many_messages',
  'socket.too_many_topics',
  'socket.too_many_frames',
  'setting.not_found',
  'settings.in_use',
  'settings.two_persons',
] as const;
export type EdgeErrorKey = (typeof EDGE_ERROR_KEYS)[number];

/** Every stable `key` of an answer whose code is not 1. */
export type ErrorKey = RefusalKey | EdgeErrorKey;

/** What can be wrong with one field of a request: the values of `fields`. */
export const FIELD_ERROR_KEYS = [
  'validation.required',
  'validation.text',
  'validation.too_short',
  'validation.too_long',
  'validation.number',
  'validation.whole_number',
  'validation.too_small',
  'validation.too_large',
  'validation.choice',
  'validation.email',
  'validation.mobile',
  'validation.password_common',
  'validation.password_not_equal',
  'validation.date',
  'validation.colour',
  'validation.url',
  'validation.code',
  'validation.picture',
  'validation.invalid',
  'validation.idempotency_key',
] as const;
export type FieldErrorKey = (typeof FIELD_ERROR_KEYS)[number];
