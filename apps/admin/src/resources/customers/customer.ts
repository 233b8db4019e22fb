/** What can be blocked, and how it is called. */
export const BLOCKS = { signIn: 'Sign-in', trading: 'Trading', withdrawing: 'Withdrawing' } as const;
export type Blockable = keyof typeof BLOCKS;

export interface Account {
  readonly type: 'change' | 'forex' | 'micro';
  readonly accountTypeId: number;
  readonly balance: number;
  readonly lockBalance: number;
}

export interface Customer {
  readonly id: number;
  readonly uid: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly name: string | null;
  readonly nickname: string | null;
  readonly level: number;
  readonly credit_score: number;
  readonly is_demo: boolean;
  readonly is_real: boolean;
  readonly is_trader: boolean;
  readonly review_status: number;
  readonly invite_code: string;
  readonly invited_by: number | null;
  readonly lang: string;
  readonly blocked: Partial<Record<Blockable, string>>;
  readonly created_at_ms: number;
  readonly has_second_factor?: boolean;
  readonly currency?: string;
  readonly accounts?: readonly Account[];
}

export const ACCOUNT_NAMES: Readonly<Record<Account['type'], string>> = {
  change: 'Funding',
  forex: 'Contract',
  micro: 'Options',
};
