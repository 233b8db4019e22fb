import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';
import {
  LOAN_FIELD_NAMES,
  LOAN_FIELDS,
  type LoanField,
  type LoanFieldDeclaration,
  loanFieldSetting,
} from './form-fields.js';

const { flag, decimal } = settingsOf({ name: 'loans', label: 'Loans' });

const BORROWER = 'Loan form asks for: the borrower';
const PAPERS = 'Loan form asks for: papers';
const INCOME = 'Loan form asks for: work and income';
const WEALTH = 'Loan form asks for: what is owned and owed';
const PAGES = 'Pages of a loan';
const LIMITS = 'Limits';

/** Heading above a field's setting. */
const HEADINGS: Readonly<Record<LoanField, string>> = {
  ...{ name: BORROWER, last_name: BORROWER, sex: BORROWER, birthday: BORROWER, age: BORROWER },
  ...{ country: BORROWER, mobile: BORROWER, contact_info: BORROWER, address_detail: BORROWER },
  ...{ has_family: BORROWER, id_card_type: PAPERS, id_number: PAPERS, hand_pic: PAPERS },
  ...{ passport_photo: PAPERS, social_security: PAPERS, tax_bill: PAPERS, credit_score_pic: PAPERS },
  ...{ house_cert: PAPERS, car_cert: PAPERS, job: INCOME, work_years: INCOME, work_address: INCOME },
  ...{ personal_income: INCOME, family_income: INCOME, annual_income: INCOME, other_income: INCOME },
  ...{ has_pension: INCOME, annual_savings: WEALTH, debt_info: WEALTH, has_house: WEALTH },
  ...{ has_car: WEALTH, credit_score: WEALTH, loan_amount: WEALTH },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const loanSettings: readonly SettingDeclaration[] = [
  ...LOAN_FIELD_NAMES.map((field) => {
    const { label, ...declared }: LoanFieldDeclaration = LOAN_FIELDS[field];
    const value = declared.isUsual ? '1' : '0';
    const description = `${capital(label)}: asked for and required in the loan form.`;
    return flag(loanFieldSetting(field), value, description, { heading: HEADINGS[field] });
  }),
  flag('is_loan_protocol', '1', 'The loan page requires the agreement to be ticked.', { heading: PAGES }),
  flag('is_loan_repayment_address_copy', '1', 'Copying the address on the repayment page.', {
    heading: PAGES,
  }),
  flag('is_loan_repayment_chat', '1', 'The customer service button on the repayment page.', {
    heading: PAGES,
  }),
  flag(
    'loan_blocks_transfers',
    '1',
    'While a loan is outstanding, customers can transfer money only from their funding account to their trading accounts.',
    { heading: LIMITS },
  ),
  decimal('loan_four_eyes_limit', '1000', 'Loans above this need two operators.', {
    heading: LIMITS,
    unit: 'money',
    least: '0',
    most: '10000000000',
    places: 2,
    isPublic: false,
    guard: 'two_persons',
  }),
];
