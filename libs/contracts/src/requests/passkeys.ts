import { z } from 'zod';
import { oneOf, parsedJson, text, wrong } from './fields.js';
import { appCode } from './second-factor.js';

const password = () => text(200, { verbatim: true });
const base64Url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const extensions = z.record(z.string(), z.unknown()).default({});

/** A browser's answer, as an object or as JSON text. */
const answerOf = <T>(shape: z.ZodType<T>, description: string) =>
  z
    .unknown()
    .transform((given, context): T => {
      if (given === undefined) return wrong(context, 'validation.required');
      const read = shape.safeParse(parsedJson(given));
      return read.success ? read.data : wrong(context, 'validation.invalid');
    })
    .meta({ type: 'object', description });

/** RegistrationResponseJSON of WebAuthn, limited to what the server reads. */
const creation = z.object({
  id: base64Url(1_400),
  rawId: base64Url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    attestationObject: base64Url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .default([]),
  }),
});

/** AuthenticationResponseJSON of WebAuthn, limited to what the server reads. */
const assertion = z.object({
  id: base64Url(1_400),
  rawId: base64Url(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: base64Url(4_000),
    authenticatorData: base64Url(4_000),
    signature: base64Url(4_000),
    userHandle: base64Url(200).optional(),
  }),
});

/** The answer of `navigator.credentials.get`. */
export const passkeyAnswer = () => answerOf(assertion, "A browser's AuthenticationResponseJSON.");

/** `POST /api/user/passkeys/propose` */
export const proposePasskeyRequest = z.object({
  password: password(),
  /** Code of the authenticator app, if one is in use. */
  totp: appCode().optional(),
});
export type ProposePasskeyRequest = z.output<typeof proposePasskeyRequest>;

/** `POST /api/user/passkeys/add` */
export const addPasskeyRequest = z.object({
  name: text(40),
  response: answerOf(creation, "A browser's RegistrationResponseJSON."),
});
export type AddPasskeyRequest = z.output<typeof addPasskeyRequest>;

/** `POST /api/user/passkeys/rename` */
export const renamePasskeyRequest = z.object({ id: text(1_400), name: text(40) });
export type RenamePasskeyRequest = z.output<typeof renamePasskeyRequest>;

/** `POST /api/user/passkeys/remove` */
export const removePasskeyRequest = z.object({ id: text(1_400), password: password() });
export type RemovePasskeyRequest = z.output<typeof removePasskeyRequest>;

/** `POST /api/user/passkeys/factor` */
export const passkeyFactorRequest = z.object({
  /** 1: a passkey is required in addition to the password. */
  enabled: oneOf(0, 1),
  password: password(),
  /**
   * An answer to `passkey_options`: proves that the caller can use it before it is switched on, and his identity before
   * it is switched off.
   */
  response: passkeyAnswer(),
});
export type PasskeyFactorRequest = z.output<typeof passkeyFactorRequest>;

/** `POST /api/user/passkey_login` */
export const passkeyLoginRequest = z.object({ response: passkeyAnswer() });
export type PasskeyLoginRequest = z.output<typeof passkeyLoginRequest>;
