import { LOAN_FIELD_NAMES } from '@truemark/contracts';
import { t } from '../../../texts/texts.js';
import { type FieldWords, labels } from '../../audit-log/field-words.js';
import { fieldName, STATES } from './application.js';

/** Field names of forms, also for fields found wrong. */
export const fields: FieldWords = {
  ownNames: {
    'loan-applications.fields': t('verifications.whatIsWrong'),
    ...Object.fromEntries(LOAN_FIELD_NAMES.map((field) => [`loan-applications.${field}`, fieldName(field)])),
  },
  choices: { 'loan-applications.status': labels(STATES) },
};
