/** Type of a field of the loan form. */
export type LoanFieldKind =
  | 'text'
  | 'lines'
  | 'figure'
  | 'whole'
  | 'flag'
  | 'sex'
  | 'document'
  | 'date'
  | 'country'
  | 'mobile'
  | 'picture';

export interface LoanFieldDeclaration {
  /** Label for operators. */
  readonly label: string;
  readonly kind: LoanFieldKind;
  /** Required by default. */
  readonly isUsual?: true;
}

const text = (label: string) => ({ label, kind: 'text' }) as const;
const figure = (label: string) => ({ label, kind: 'figure' }) as const;
const flag = (label: string) => ({ label, kind: 'flag' }) as const;
const picture = (label: string) => ({ label, kind: 'picture' }) as const;
const usual = <T extends LoanFieldDeclaration>(field: T) => ({ ...field, isUsual: true }) as const;

/** Fields of the loan form in order; the form, checks, settings and back office derive from it. */
export const LOAN_FIELDS = {
  name: usual(text('first name')),
  last_name: usual(text('last name')),
  sex: { label: 'sex', kind: 'sex' },
  birthday: usual({ label: 'date of birth', kind: 'date' }),
  country: usual({ label: 'country', kind: 'country' }),
  mobile: usual({ label: 'phone number', kind: 'mobile' }),
  id_card_type: usual({ label: 'kind of identity document', kind: 'document' }),
  id_number: usual(text('number of the identity document')),
  hand_pic: picture('picture with the document in hand'),
  age: { label: 'age', kind: 'whole' },
  contact_info: text('contact'),
  loan_amount: figure('requested amount'),
  social_security: text('social security'),
  has_family: flag('family'),
  address_detail: { label: 'address', kind: 'lines' },
  job: usual(text('occupation')),
  work_years: { label: 'years of work', kind: 'whole' },
  work_address: { label: 'address of work', kind: 'lines' },
  personal_income: figure('personal income'),
  family_income: figure('family income'),
  annual_income: figure('yearly income'),
  other_income: figure('other income'),
  annual_savings: figure('yearly savings'),
  debt_info: { label: 'debts', kind: 'lines' },
  has_pension: flag('pension'),
  has_house: flag('house'),
  house_cert: picture("house's deed"),
  has_car: flag('car'),
  car_cert: picture("car's papers"),
  passport_photo: picture('passport picture'),
  credit_score: figure('credit score'),
  credit_score_pic: picture('picture of the credit score'),
  tax_bill: picture('tax bill'),
} as const satisfies Readonly<Record<string, LoanFieldDeclaration>>;

export type LoanField = keyof typeof LOAN_FIELDS;
export const LOAN_FIELD_NAMES = Object.keys(LOAN_FIELDS) as readonly LoanField[];

/** Objections to single fields of a form: a `RejectReason` each, or the operator's words. */
export type LoanObjections = Partial<Record<LoanField, string>>;

/** Key of the setting that makes a field required. */
export const loanFieldSetting = (field: LoanField): string => `is_loan_${field}`;
