import { t } from '../../texts/texts.js';
import { byId, type FieldWords, labels } from '../audit-log/field-words.js';
import { FEES, WAYS } from './currencies/withdrawal-currency.js';
import { STATES } from './withdrawal.js';

/** Field names of withdrawals and their currencies. */
export const fields: FieldWords = {
  names: {
    type: t('withdrawals.way'),
    fee_type: t('withdrawals.kindOfFee'),
    draw_rate: t('withdrawals.fee'),
    received: t('withdrawals.receives'),
  },
  ownNames: {
    'withdrawal-currencies.code': t('withdrawals.currency'),
    'withdrawals.to': t('fields.goesTo'),
    'withdrawals.sent': t('withdrawals.toBeSent'),
  },
  choices: {
    type: byId(WAYS),
    fee_type: byId(FEES),
    'withdrawals.status': labels(STATES),
  },
};
