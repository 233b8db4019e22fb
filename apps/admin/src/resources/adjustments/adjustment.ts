import { accountTypeIds } from '@truemark/contracts';
import type { Approval } from '../approvals/approval.js';
import { ACCOUNT_NAMES, type Account } from '../customers/customer.js';

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
  if (!SIGNED.test(text)) return 'An amount such as 12.5, or -12.5 to take money.';
  return Number(text) === 0 ? 'An amount other than zero.' : undefined;
}

/** Whether money is given or taken, for whom, in a sentence. */
export function touchesOf(typed: unknown, account: number | undefined): string {
  const text = String(typed ?? '').trim();
  const name = ACCOUNT_CHOICES.find(({ id }) => id === account)?.name.toLowerCase() ?? 'chosen';
  if (amountFault(text) !== undefined) return 'Nothing is booked before a second person agrees.';
  const sum = text.replace(/^[+-]/, '');
  const change = text.startsWith('-') ? `takes ${sum} from` : `adds ${sum} to`;
  return `Once a second person agrees, this ${change} the ${name} account. The customer reads the reason in his history.`;
}
