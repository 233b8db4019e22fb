import { t } from '../../texts/texts.js';
import { type FieldWords, labels } from '../audit-log/field-words.js';
import { FIELD_NAMES, LEVELS, STATES } from './verification.js';

/** Field names of papers, also for fields found wrong. */
export const fields: FieldWords = {
  ownNames: {
    'verifications.fields': t('verifications.whatIsWrong'),
    'verifications.level': t('verifications.level'),
    ...Object.fromEntries(
      Object.entries(FIELD_NAMES).map(([field, name]) => [`verifications.${field}`, name]),
    ),
  },
  choices: {
    'verifications.status': labels(STATES),
    'verifications.level': LEVELS,
  },
};
