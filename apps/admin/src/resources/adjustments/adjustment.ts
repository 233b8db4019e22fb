import { ACCOUNT_TYPES, accountTypes } from '@truemark/contracts';
import { formatDecimal, parseDecimal } from '@truemark/money';
import { t } from '../../texts/texts.js';
import { formatUnrounded, money } from '../../ui/figures.js';
import type { Approval } from '../approvals/approval.js';
import { ACCOUNT_NAMES, type Account, type Customer } from '../customers/customer.js';

/** Requested correction that a second person approves. */
export interface Adjustment extends Approval {
  readonly after: AdjustmentFacts;
}

/** Before and after figures. Amounts are plain decimals. */
interface AdjustmentFacts {
  /** UID. */
  readonly customer: string;
  readonly account: Account['type'];
  /** Negative takes money. */
  readonly amount: string;
  readonly balance: string;
}

/** Accounts by the number that the API uses for them. */
export const ACCOUNT_CHOICES = ACCOUNT_TYPES.map((type) => ({
  id: accountTypes[type].id,
  name: ACCOUNT_NAMES[type],
}));

/** Plain decimal with a sign, such as `-12.5`. */
const SIGNED = /^[+-]?\d{1,12}(?:\.\d{1,8})?$/;

/** Error of a typed amount; undefined if valid. */
export function amountFault(typed: unknown): string | undefined {
  const text = String(typed ?? '').trim();
  if (!SIGNED.test(text)) return t('adjustments.anAmountSuchAs125');
  return Number(text) === 0 ? t('adjustments.anAmountOtherThanZero') : undefined;
}

const plain = (typed: unknown): string =>
  String(typed ?? '')
    .trim()
    .replace(/^\+/, '');

/** Balance of the account to correct; null while unknown. */
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

/** Exact to the last digit where the input has more than cents. */
const exactText = (balance: bigint): string => formatUnrounded(Number(formatDecimal(balance)));

/** Error that more would be taken than the balance; undefined if not, or while the balance is unknown. */
export function excessFault(typed: unknown, balance: bigint | null): string | undefined {
  const sum = parseDecimal(plain(typed));
  if (sum === null || balance === null || balance + sum >= 0n || sum > 0n) return undefined;
  return t('adjustments.moreThanTheBalance', { balance: balanceText(balance) });
}

/** Balance before and after; null while either is unknown. */
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

/** Whether money is given or taken, and for whom, as a sentence. */
export function touchesOf(typed: unknown, account: number | undefined, currency: string): string {
  const text = String(typed ?? '').trim();
  const name =
    ACCOUNT_CHOICES.find(({ id }) => id === account)?.name.toLowerCase() ?? t('adjustments.chosen');
  if (amountFault(text) !== undefined) return t('common.nothingIsBookedBeforeASecond');
  const sum = `${formatUnrounded(Math.abs(Number(text)))} ${currency}`;
  const change = text.startsWith('-')
    ? t('adjustments.takesFrom', { sum })
    : t('adjustments.addsTo', { sum });
  return t('adjustments.onceASecondPersonAgreesThis', { change, name });
}
