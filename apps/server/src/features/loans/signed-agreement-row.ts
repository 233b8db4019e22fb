import { type LoanTerms, loanCost } from '@truemark/domain';
import type { LoanAgreementParameters } from '@truemark/i18n';
import { formatDecimal, ONE, product } from '@truemark/money';
import type { LoanAgreement } from '../../engine/products/loans/tables/loan-agreement.table.js';
import type { Cipher } from '../../platform/auth/cipher.js';
import { type AgreementText, agreementText } from './agreement-text.js';
import type { LoanFormGiven } from './loan-applications.js';

/** Agreement with the data it was generated from. */
export interface AgreementWithInputs extends Pick<AgreementText, 'text' | 'html' | 'hash'> {
  readonly lang: string;
  readonly parameters: LoanAgreementParameters;
}

/** Lending site, and the time. */
export interface Lender {
  readonly name: string;
  readonly currency: string;
  /** Market time, epoch ms. */
  readonly at: number;
}

/** Agreement shown to a borrower with these data before the signature. */
export function agreementToSign(
  given: LoanFormGiven,
  terms: LoanTerms,
  lang: string,
  lender: Lender,
): AgreementWithInputs {
  const parameters: LoanAgreementParameters = {
    ...{ name: String(given.name ?? ''), last_name: String(given.last_name ?? '') },
    ...{ country: String(given.country ?? ''), mobile: String(given.mobile ?? '') },
    ...agreedTerms(terms),
    time: dateOf(lender.at),
  };
  const cost = loanCost(terms);
  const {
    text,
    html,
    hash,
    lang: written,
  } = agreementText(lang, parameters, {
    ...{ lender: lender.name, currency: lender.currency },
    interest: formatDecimal(cost.interest),
    total_due: formatDecimal(cost.totalDue),
    total_day_later: formatDecimal(cost.totalDayLater),
    yearly_rate: formatDecimal(cost.yearlyRate),
  });
  return { text, html, hash, lang: written, parameters };
}

/** Loan terms as an agreement names them; `total_rate` is interest rate × days charged. */
export function agreedTerms({
  amount,
  interestRate,
  freePeriod,
  loanPeriod,
  penaltyRate,
}: LoanTerms): Omit<LoanAgreementParameters, 'name' | 'last_name' | 'country' | 'mobile' | 'time'> {
  const charged = BigInt(Math.max(0, loanPeriod - freePeriod)) * ONE;
  return {
    amount: formatDecimal(amount),
    loan_period: loanPeriod,
    interest_rate: formatDecimal(interestRate),
    free_period: freePeriod,
    penalty_rate: formatDecimal(penaltyRate),
    total_rate: formatDecimal(product([interestRate, charged], [], 8, 'half-up')),
  };
}

/** GMT date of an instant, epoch ms. */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Row that stores the signed agreement; `signature` is its upload id. */
export function signedAgreementRow(
  cipher: Cipher,
  signed: Pick<LoanAgreement, 'id' | 'customerId' | 'signature' | 'signedAt'>,
  shown: AgreementWithInputs,
): LoanAgreement {
  const encrypted = cipher.encrypt(JSON.stringify(shown), purposeOf(signed.id));
  return { ...signed, lang: shown.lang, hash: shown.hash, encrypted };
}

/** Signed text, byte for byte. Throws if this installation's key did not encrypt it for this row. */
export const decryptAgreement = (
  cipher: Cipher,
  { id, encrypted }: Pick<LoanAgreement, 'id' | 'encrypted'>,
): AgreementWithInputs => JSON.parse(cipher.decrypt(encrypted, purposeOf(id))) as AgreementWithInputs;

const purposeOf = (id: number): string => `loan-agreement:${id}`;
