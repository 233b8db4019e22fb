import { t } from '../../texts/texts.js';
import written from './suggested-reasons.json' with { type: 'json' };

/** Suggested reason for a rejection, shaped like the broker's own templates. */
export interface OfferedReason {
  readonly id: number;
  readonly name: string;
  /** By the customer's language. */
  readonly texts: Readonly<Record<string, string>>;
}

const NAMES: Readonly<Record<string, string>> = {
  unreadable: t('reasons.unreadable'),
  otherName: t('reasons.otherName'),
  expired: t('reasons.expired'),
  faceAndDocument: t('reasons.faceAndDocument'),
  notArrived: t('reasons.notArrived'),
  otherAmount: t('reasons.otherAmount'),
  unclearProof: t('reasons.unclearProof'),
  verifyFirst: t('reasons.verifyFirst'),
  wrongAddress: t('reasons.wrongAddress'),
  otherOwner: t('reasons.otherOwner'),
};

const QUEUES: Readonly<Record<string, readonly { name: string; en: string; hk: string }[]>> = written;

/** Suggestions for a queue without templates of its own. */
export const suggestedReasons = (queue: string): OfferedReason[] =>
  (QUEUES[queue] ?? []).map(({ name, ...texts }, at) => ({ id: at + 1, name: NAMES[name] ?? name, texts }));
