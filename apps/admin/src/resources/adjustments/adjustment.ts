import { accountTypeIds } from '@truemark/contracts';
import { formatDecimal, parseDecimal } from '@truemark/money';
import { t } from '../../texts/texts.js';
import { money, whole } from '../../ui/figures.js';
import type { Approval } from '../approvals/approval.js';
import { ACCOUNT_NAMES, type Account, type Customer } from '../customers/customer.js';

/** A correction that was asked for: what a second person agrees to. */
export interface Adjustment extends Approval {
  readonly after: AdjustmentFacts;
}

/** As it would be, or was, done. Sums are plain decimals. */
interface AdjustmentFacts {
  /** UID. */
  readonly customer: string;
  readonly account: Account['type'];
  /** Below zero takes money. */
  readonly amount: string;
  readonly balance: string;
}

/** Accounts by the number that the calls have for them. */
export const ACCOUNT_CHOICES = (Object.keys(ACCOUNT_NAMES) as Account['type'][]).map((type) => ({
  id: accountTypeIds[type],
  name: ACCOUNT_NAMES[type],
}));

/** A plain decimal with a sign, such as `-12.5`. */
const SIGNED = /^[+-]?\d{1,12}(?:\.\d{1,8})?$/;

/** What is wrong with an amount that was typed; undefined where nothing is. */
export function amountFault(typed: unknown): string | undefined {
  const text = String(typed ?? '').trim();
  if (!SIGNED.test(text)) return t('adjustments.anAmountSuchAs125');
  return Number(text) === 0 ? t('adjustments.anAmountOtherThanZero') : undefined;
}

/** The balance that is corrected, and what it would be then; null while either is not known. */
export function balancesOf(
  { accounts }: Pick<Customer, 'accounts'>,
  account: number | undefined,
  typed: unknown,
): { from: string; to: string } | null {
  const type = (Object.keys(ACCOUNT_NAMES) as Account['type'][]).find(
    (each) => accountTypeIds[each] === account,
  );
  const balance = accounts?.find((each) => each.type === type)?.balance;
  const sum = parseDecimal(
    String(typed ?? '')
      .trim()
      .replace(/^\+/, ''),
  );
  const from = balance === undefined ? null : parseDecimal(balance);
  if (from === null || sum === null || amountFault(typed) !== undefined) return null;
  const shown = (value: bigint): string => money(Number(formatDecimal(value)));
  return { from: shown(from), to: shown(from + sum) };
}

/** Whether money is given or taken, for whom, in a sentence. */
export function touchesOf(typed: unknown, account: number | undefined, currency: string): string {
  const text = String(typed ?? '').trim();
  const name =
    ACCOUNT_CHOICES.find(({ id }) => id === account)?.name.toLowerCase() ?? t('adjustments.chosen');
  if (amountFault(text) !== undefined) return t('common.nothingIsBookedBeforeASecond');
  const sum = `${whole(Math.abs(Number(text)))} ${currency}`;
  const change = text.startsWith('-')
    ? t('adjustments.takesFrom', { sum })
    : t('adjustments.addsTo', { sum });
  return t('adjustments.onceASecondPersonAgreesThis', { change, name });
}
