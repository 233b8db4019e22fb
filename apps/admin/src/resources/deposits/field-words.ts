import { t } from '../../texts/texts.js';
import { type FieldWords, labels } from '../audit-log/field-words.js';
import { STATES } from './deposit.js';

/** Field names of deposits and payment methods. */
export const fields: FieldWords = {
  names: {
    symbol_id: t('deposits.currency'),
    bank_address: t('deposits.addressOfTheBank'),
    payee_name: t('deposits.payee'),
    payee_account: t('deposits.accountNumberOrIban'),
    bank_remark: t('deposits.remark'),
    target: t('deposits.sentTo'),
  },
  ownNames: {
    'bank-currencies.name': t('deposits.currency'),
  },
  choices: {
    'deposits.status': labels(STATES),
    'deposit-addresses.max_amount': { 0: t('ui.noBound') },
    'bank-currencies.max_amount': { 0: t('ui.noBound') },
  },
};
