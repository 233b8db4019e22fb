import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  AGREEMENT_FALLBACK,
  isLanguageCode,
  type LanguageCode,
  type LoanAgreement,
  type LoanAgreementFacts,
  type LoanAgreementParameters,
  type LoanAgreementTemplate,
  renderLoanAgreement,
} from '@truemark/i18n';

/** An agreement as a borrower is shown it. */
export interface AgreementText extends LoanAgreement {
  /** The hex SHA-256 of the text's UTF-8 bytes: what a borrower's signature is bound to. */
  readonly hash: string;
  readonly lang: LanguageCode;
}

const load = createRequire(import.meta.url);

/** The template of a language; it is read when it is first asked for. */
export const agreementTemplate = (lang: LanguageCode): LoanAgreementTemplate =>
  load(`@truemark/i18n/agreements/loan/${lang}.json`) as LoanAgreementTemplate;

/** The agreement in the caller's language, in Chinese when there is none such. */
export function agreementText(
  caller: string | null | undefined,
  parameters: LoanAgreementParameters,
  facts: LoanAgreementFacts,
): AgreementText {
  const lang = isLanguageCode(caller) ? caller : AGREEMENT_FALLBACK;
  const agreement = renderLoanAgreement(agreementTemplate(lang), lang, parameters, facts);
  return { ...agreement, hash: hashOfAgreement(agreement.text), lang };
}

/** The hex SHA-256 of an agreement's text. */
export const hashOfAgreement = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');
