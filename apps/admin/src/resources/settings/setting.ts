import type { SettingType } from '@truemark/contracts';

/** A setting with its declaration, as the server answers it. */
export interface Setting {
  readonly id: string;
  readonly key: string;
  readonly group: string;
  readonly group_name: string;
  readonly type: SettingType;
  readonly description: string;
  readonly value: string;
  readonly default: string;
  readonly is_default: boolean;
  readonly least: string | null;
  readonly most: string | null;
  readonly places: number | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[] | null;
  readonly guard: 'unused' | 'two_persons' | null;
  readonly former: string | null;
  readonly changed_by: string | null;
  readonly changed_at_ms: number | null;
  readonly requested: {
    readonly value: string;
    readonly by: string;
    readonly by_id: number;
    readonly at_ms: number;
  } | null;
}

/** A value in words. */
export function shown({ type, choices }: Setting, value: string): string {
  if (type === 'flag') return value === '1' ? 'on' : 'off';
  const choice = choices?.find((each) => each.value === value);
  return choice?.label ?? (value === '' ? 'empty' : value);
}

/** What a change of one of these touches: asked before it is made. */
export const TOUCHES: Readonly<Record<string, string>> = {
  is_forex:
    'Off: every customer loses the contract tab and new orders are refused. Open positions can still be closed.',
  is_micro:
    'Off: every customer loses the options tab and new options are refused. Running options settle as usual.',
  only_one_account:
    'Options move to the contract account. Demo money of options accounts is moved by entries.',
  currency: 'Every account is held in this currency.',
  trade_fee_type: 'How the fee of every new order is worked out. Open orders keep theirs.',
  margin_call_level: 'Every customer with open positions: the warning comes at another level at once.',
  stop_out_level: 'Every customer with open positions: a higher level can close positions at the next price.',
  quote_stale_seconds: 'Orders and closings are refused when the price is older than this.',
  demo_balance: 'New demo customers start with this; existing ones keep what they have.',
  company_status: 'Off: all customers are sent away after a notice of 24 hours.',
  company_loss_url: 'Where all customers are sent when the company status is off.',
};
