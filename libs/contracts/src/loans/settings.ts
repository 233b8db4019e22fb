import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';
import { LOAN_FIELD_NAMES, LOAN_FIELDS, type LoanFieldDeclaration, loanFieldSetting } from './form-fields.js';

const { flag, decimal } = settingsOf({ name: 'loans', label: 'Loans' });

export const loanSettings: readonly SettingDeclaration[] = [
  ...LOAN_FIELD_NAMES.map((field) => {
    const { label, ...declared }: LoanFieldDeclaration = LOAN_FIELDS[field];
    const value = declared.isUsual ? '1' : '0';
    return flag(loanFieldSetting(field), value, `Loan form: the ${label} is asked for and required.`);
  }),
  flag('is_loan_protocol', '1', 'The loan page requires the agreement to be ticked.'),
  flag('is_loan_repayment_address_copy', '1', 'Repayment page: copying the address.'),
  flag('is_loan_repayment_chat', '1', 'Repayment page: the customer service button.'),
  flag(
    'loan_blocks_transfers',
    '1',
    'While a loan is to be repaid, customers move money only from their funding account to their trading accounts.',
    { isPublic: false },
  ),
  decimal('loan_four_eyes_limit', '1000', 'Loans above this need two operators.', {
    unit: 'money',
    least: '0',
    most: '10000000000',
    places: 2,
    isPublic: false,
    guard: 'two_persons',
  }),
];
