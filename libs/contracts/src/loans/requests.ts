import { MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { amount, decimalField, id, oneOf, paging, text, whole } from '../requests/fields.js';
import { LOAN_FIELDS, type LoanField, type LoanFieldKind } from './form-fields.js';

const figure = () =>
  decimalField({ least: 0n, most: MAX_AMOUNT }, 'Number with at most 8 decimals, not below 0.');

/** Schema by field type; the server validates dates, countries and phone numbers further. */
const FIELD_OF = {
  text: () => text(140),
  lines: () => text(400, { lines: true }),
  figure,
  whole: () => whole(0, 150),
  flag: () => oneOf(0, 1),
  sex: () => oneOf(1, 2),
  document: () => oneOf(1, 2),
  date: () => text(10),
  country: () => text(2, { least: 2 }),
  mobile: () => text(30),
  picture: () => text(200),
} as const satisfies Readonly<Record<LoanFieldKind, () => z.ZodType>>;

type FormShape = {
  -readonly [K in LoanField]: z.ZodOptional<ReturnType<(typeof FIELD_OF)[(typeof LOAN_FIELDS)[K]['kind']]>>;
};

/** A text of blanks only counts as missing, as an empty one does. */
const stated = (given: unknown): unknown =>
  typeof given === 'string' && given.trim() === '' ? undefined : given;

/** `POST /api/loan/kyc_submit`: settings decide which fields are required. */
export const loanFormRequest = z.object(
  Object.fromEntries(
    Object.entries(LOAN_FIELDS).map(([field, { kind }]) => [
      field,
      z.preprocess(stated, FIELD_OF[kind]().optional()).optional(),
    ]),
  ) as unknown as FormShape,
);
export type LoanFormRequest = z.output<typeof loanFormRequest>;

/** `GET /api/loan/config_info`; with an amount, also its cost. */
export const loanProductRequest = z.object({ id: id(), amount: amount().optional() });
export type LoanProductRequest = z.output<typeof loanProductRequest>;

const oneLoan = { id: id().optional(), loan_id: id().optional() };

/** `GET /api/loan/loan_agreement`: for a product and an amount, or as signed for a loan. */
export const loanAgreementRequest = z
  .object({ ...oneLoan, amount: amount().optional() })
  .refine((given) => given.loan_id !== undefined || given.id !== undefined, {
    path: ['id'],
    message: 'validation.required',
  })
  .refine((given) => given.loan_id !== undefined || given.amount !== undefined, {
    path: ['amount'],
    message: 'validation.required',
  });
export type LoanAgreementRequest = z.output<typeof loanAgreementRequest>;

/**
 * `POST /api/loan/loan_submit`: `sign` is the address of the uploaded signature, `agreement` the hash that was shown.
 */
export const loanSubmitRequest = z.object({
  amount: amount(),
  config_id: id(),
  sign: text(200).optional(),
  agreement: text(200),
});
export type LoanSubmitRequest = z.output<typeof loanSubmitRequest>;

/** `GET /api/loan/loan_list` */
export const loanListRequest = z.object({ ...paging });
export type LoanListRequest = z.output<typeof loanListRequest>;

/** `GET /api/loan/loan_info`: by one of the two ids. */
export const loanInfoRequest = z
  .object(oneLoan)
  .refine((given) => given.loan_id !== undefined || given.id !== undefined, {
    path: ['loan_id'],
    message: 'validation.required',
  });
export type LoanInfoRequest = z.output<typeof loanInfoRequest>;

/** `GET /api/loan/repayment_info`; absent: the loan to be repaid. */
export const repaymentInfoRequest = z.object({ loan_id: id().optional() });
export type RepaymentInfoRequest = z.output<typeof repaymentInfoRequest>;

/**
 * `POST /api/loan/repayment`: `charge_id` is one of `repayment_accounts`. `address`, if given, is the one that was shown,
 * and no other is taken.
 */
export const repaymentRequest = z.object({
  charge_id: id(),
  loan_id: id(),
  proofImg: text(200),
  address: text(200).optional(),
});
export type RepaymentRequest = z.output<typeof repaymentRequest>;

/** `POST /api/loan/repay_from_balance`: `total`, if given, is the sum that was confirmed, and no other is taken. */
export const repayRequest = z.object({ loan_id: id(), total: amount().optional() });
export type RepayRequest = z.output<typeof repayRequest>;

/** One loan by id: `agreement_pdf`, `audit`. */
export const loanRequest = z.object({ loan_id: id() });
export type LoanRequest = z.output<typeof loanRequest>;
