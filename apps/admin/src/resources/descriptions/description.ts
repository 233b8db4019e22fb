import type { InNumbers } from '@truemark/contracts';
import type { DescriptionRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';

/** The rich text of a page, in the languages it was written in. */
export type Description = InNumbers<DescriptionRow>;

export const titleOf = ({ texts, group }: Description): string =>
  texts.en?.title || Object.values(texts).find(({ title }) => title)?.title || group;

/** Where pages show the texts that they ask for, by key. */
const PLACES: Readonly<Record<string, string>> = {
  'financial.bank_chare_content': t('descriptions.atBank'),
  'financial.coin_charge_content': t('descriptions.atCoins'),
  'financial.withdraw_content': t('descriptions.atWithdrawals'),
  'loan.agree_rule': t('descriptions.atLoanRules'),
  'loan.agree_protocol': t('descriptions.atLoanProtocol'),
  'loan.agree_law': t('descriptions.atLoanLaw'),
  'legal.terms': t('descriptions.atTerms'),
  'legal.risk': t('descriptions.atRisk'),
  help: t('descriptions.atHelp'),
};

/** Where customers read it; undefined: the house chose its key itself. */
export const placeOf = ({ group }: Pick<Description, 'group'>): string | undefined =>
  Object.hasOwn(PLACES, group) ? PLACES[group] : undefined;
