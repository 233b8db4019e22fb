import type { RejectReason } from '@truemark/contracts';
import { t } from '../../texts/texts.js';

/** Names of rejection reasons, worded for operators; customers read them in their language. */
export const REASON_NAMES: Readonly<Record<RejectReason, string>> = {
  'reject.unreadable': t('ui.cannotBeReadClearly'),
  'reject.cut_off': t('ui.aPartIsCutOffOr'),
  'reject.expired': t('ui.theDocumentHasExpired'),
  'reject.wrong_document': t('ui.notAnAcceptedKindOfDocument'),
  'reject.copy': t('ui.aCopyOrAScreenNot'),
  'reject.mismatch': t('ui.doesNotMatchTheDocument'),
  'reject.incomplete': t('ui.isNotComplete'),
  'reject.unreachable': t('ui.nobodyAnswersAtThisNumber'),
  'reject.wrong_side': t('ui.theOtherSideOfTheDocument'),
  'reject.face_hidden': t('ui.theFaceCannotBeSeen'),
  'reject.other_person': t('ui.notThePersonOnTheDocument'),
};

/** Name of an objection; the operator's own words are shown as they are. */
export const reasonName = (why: string): string =>
  (REASON_NAMES as Readonly<Record<string, string>>)[why] ?? why;
