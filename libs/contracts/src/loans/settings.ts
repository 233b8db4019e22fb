import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

const GROUP = { name: 'loans', label: 'Loans' };
const { flag } = settingsOf(GROUP, { waitsFor: 'loans' });
const inForce = settingsOf(GROUP);

/** Fields of the loan form → what they are called. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'first name',
  last_name: 'last name',
  sex: 'sex',
  birthday: 'date of birth',
  country: 'country',
  mobile: 'phone number',
  id_card_type: 'kind of identity document',
  id_number: 'number of the identity document',
  hand_pic: 'picture with the document in hand',
  age: 'age',
  contact_info: 'contact',
  loan_amount: 'wished amount',
  social_security: 'social security',
  has_family: 'family',
  address_detail: 'address',
  job: 'occupation',
  work_years: 'years of work',
  work_address: 'address of work',
  personal_income: 'personal income',
  family_income: 'family income',
  annual_income: 'yearly income',
  other_income: 'other income',
  annual_savings: 'yearly savings',
  debt_info: 'debts',
  has_pension: 'pension',
  has_house: 'house',
  house_cert: "house's deed",
  has_car: 'car',
  car_cert: "car's papers",
  passport_photo: 'passport picture',
  credit_score: 'credit score',
  credit_score_pic: 'picture of the credit score',
  tax_bill: 'tax bill',
};
const USUAL = new Set([
  'name',
  'last_name',
  'birthday',
  'country',
  'mobile',
  'id_card_type',
  'id_number',
  'job',
]);

export const loanSettings: readonly SettingDeclaration[] = [
  ...Object.entries(FIELDS).map(([field, label]) =>
    flag(
      `is_loan_${field}`,
      USUAL.has(field) ? '1' : '0',
      `Loan form: the ${label} is asked for and required.`,
    ),
  ),
  flag('is_loan_protocol', '1', 'The loan page requires the agreement to be ticked.'),
  flag('is_loan_repayment_address_copy', '1', 'Repayment page: copying the address.'),
  flag('is_loan_repayment_chat', '1', 'Repayment page: the customer service button.'),
  inForce.flag(
    'loan_blocks_transfers',
    '1',
    'While a loan is to be repaid, customers move money only from their funding account to their trading accounts.',
    { isPublic: false },
  ),
  inForce.decimal('loan_four_eyes_limit', '1000', 'Loans above this need two operators.', {
    least: '0',
    most: '10000000000',
    places: 2,
    isPublic: false,
    guard: 'two_persons',
  }),
];
