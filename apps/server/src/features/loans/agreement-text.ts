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

/** Agreement as shown to a borrower. */
export interface AgreementText extends LoanAgreement {
  /** SHA-256 (hex) of the text's UTF-8 bytes: the borrower's signature is bound to it. */
  readonly hash: string;
  readonly lang: LanguageCode;
}

const load = createRequire(import.meta.url);

/** Template of a language, loaded on first use. */
export const agreementTemplate = (lang: LanguageCode): LoanAgreementTemplate =>
  load(`@truemark/i18n/agreements/loan/${lang}.json`) as LoanAgreementTemplate;

/** Agreement in the caller's language, or in Chinese if there is none. */
export function agreementText(
  caller: string | null | undefined,
  parameters: LoanAgreementParameters,
  facts: LoanAgreementFacts,
): AgreementText {
  const lang = isLanguageCode(caller) ? caller : AGREEMENT_FALLBACK;
  const agreement = renderLoanAgreement(agreementTemplate(lang), lang, parameters, facts);
  return { ...agreement, hash: hashOfAgreement(agreement.text), lang };
}

/** SHA-256 (hex) of an agreement's text. */
export const hashOfAgreement = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');
