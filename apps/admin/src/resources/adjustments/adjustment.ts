import { ACCOUNT_TYPES, accountTypes } from '@truemark/contracts';
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
export const ACCOUNT_CHOICES = ACCOUNT_TYPES.map((type) => ({
  id: accountTypes[type].id,
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

const plain = (typed: unknown): string =>
  String(typed ?? '')
    .trim()
    .replace(/^\+/, '');

/** What is on the account that is corrected; null while it is not known. */
export function balanceOf(
  { accounts }: Pick<Customer, 'accounts'>,
  account: number | undefined,
): bigint | null {
  const type = ACCOUNT_TYPES.find((each) => accountTypes[each].id === account);
  const balance = accounts?.find((each) => each.type === type)?.balance;
  return balance === undefined ? null : parseDecimal(balance);
}

/** In 10⁻⁸. */
const CENT = 1_000_000n;

export const balanceText = (balance: bigint): string => money(Number(formatDecimal(balance)));

/** To the last digit, where what is typed has more than cents. */
const exactText = (balance: bigint): string => whole(Number(formatDecimal(balance)));

/** That more would be taken than there is; undefined where it is not, or what there is is not known. */
export function excessFault(typed: unknown, balance: bigint | null): string | undefined {
  const sum = parseDecimal(plain(typed));
  if (sum === null || balance === null || balance + sum >= 0n || sum > 0n) return undefined;
  return t('adjustments.moreThanTheBalance', { balance: balanceText(balance) });
}

/** The balance that is corrected, and what it would be then; null while either is not known. */
export function balancesOf(
  customer: Pick<Customer, 'accounts'>,
  account: number | undefined,
  typed: unknown,
): { from: string; to: string } | null {
  const [from, sum] = [balanceOf(customer, account), parseDecimal(plain(typed))];
  if (from === null || sum === null || amountFault(typed) !== undefined) return null;
  const write = sum % CENT === 0n ? balanceText : exactText;
  return { from: write(from), to: write(from + sum) };
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
