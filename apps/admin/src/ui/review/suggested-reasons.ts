import { t } from '../../texts/texts.js';
import written from './suggested-reasons.json' with { type: 'json' };

/** Words to reject by, as the house's own templates have them. */
export interface OfferedReason {
  readonly id: number;
  readonly name: string;
  /** By the language that the customer reads. */
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

/** What is offered in a queue that has no template of its own yet. */
export const suggestedReasons = (queue: string): OfferedReason[] =>
  (QUEUES[queue] ?? []).map(({ name, ...texts }, at) => ({ id: at + 1, name: NAMES[name] ?? name, texts }));
