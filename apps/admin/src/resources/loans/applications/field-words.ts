import { LOAN_FIELD_NAMES } from '@truemark/contracts';
import { t } from '../../../texts/texts.js';
import { type FieldWords, labels } from '../../audit-log/field-words.js';
import { fieldName, STATES } from './application.js';

/** What the fields of forms are called, and those that were found wrong. */
export const fields: FieldWords = {
  ownNames: {
    'loan-applications.fields': t('verifications.whatIsWrong'),
    ...Object.fromEntries(LOAN_FIELD_NAMES.map((field) => [`loan-applications.${field}`, fieldName(field)])),
  },
  choices: { 'loan-applications.status': labels(STATES) },
};
