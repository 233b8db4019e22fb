import type { AuthInfo, VerificationField, VerificationPicture } from '@truemark/contracts';
import type { AppKey, ErrorCatalogue } from '@truemark/i18n';
import type { LevelType } from './useVerification.js';

export interface TextSlot {
  readonly name: Exclude<VerificationField, VerificationPicture>;
  readonly label: AppKey;
  readonly hint?: AppKey;
  readonly input: { readonly autoComplete: string; readonly type?: string; readonly dir?: 'ltr' };
}

export interface PictureSlot {
  readonly name: VerificationPicture;
  readonly label: AppKey;
  readonly hint: AppKey;
}

const NAME: TextSlot = {
  name: 'name',
  label: 'verification.name',
  hint: 'verification.nameHint',
  input: { autoComplete: 'name' },
};

/** Text fields of each level's form. */
export const TEXTS: Readonly<Record<LevelType, readonly TextSlot[]>> = {
  1: [
    NAME,
    {
      name: 'mobile',
      label: 'session.phone',
      input: { autoComplete: 'tel', type: 'tel', dir: 'ltr' },
    },
  ],
  2: [NAME, { name: 'card_id', label: 'verification.cardId', input: { autoComplete: 'off', dir: 'ltr' } }],
};

export const PICTURES: Readonly<Record<LevelType, readonly PictureSlot[]>> = {
  1: [
    { name: 'front_pic', label: 'verification.frontPic', hint: 'verification.frontHint' },
    { name: 'reverse_pic', label: 'verification.reversePic', hint: 'verification.backHint' },
  ],
  2: [{ name: 'hand_pic', label: 'verification.handPic', hint: 'verification.handPicHint' }],
};

export type LevelForm = Partial<Record<VerificationField, string>>;

/** Initial form: the values submitted before, and the verified name. */
export function formOf(type: LevelType, info: AuthInfo, approvedName = ''): LevelForm {
  const names = [...TEXTS[type], ...PICTURES[type]].map(({ name }) => name);
  const form: LevelForm = Object.fromEntries(names.map((name) => [name, info[name]]));
  return approvedName !== '' && form.name === '' ? { ...form, name: approvedName } : form;
}

interface Said {
  /** Last submission, with the objections to it. */
  readonly info: AuthInfo;
  /** Refusals of the last submit, by field. */
  readonly refused: Readonly<Record<string, string>>;
  /** Whether submit was pressed. */
  readonly asked: boolean;
  readonly isOptional: (name: VerificationField) => boolean;
  readonly texts: ErrorCatalogue;
}

/** Error at a field; the reason of a rejection until the field is changed. */
export function errorAt(name: VerificationField, form: LevelForm, said: Said): string | undefined {
  const { info, refused, asked, isOptional, texts } = said;
  const value = form[name]?.trim() ?? '';
  const key =
    refused[name] ??
    (asked && value === '' && !isOptional(name) ? 'validation.required' : undefined) ??
    (value === info[name] ? info.reject?.fields[name] : undefined);
  return key && (texts[key] ?? key);
}
