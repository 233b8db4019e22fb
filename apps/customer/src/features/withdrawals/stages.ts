import type { AppKey } from '@truemark/i18n';
import type { Withdrawal } from '../../api/withdrawals.js';

export interface WithdrawalStage {
  readonly key: 'asked' | 'decided' | 'paid';
  readonly title: AppKey;
  readonly state: 'done' | 'now' | 'ahead' | 'bad';
  /** Time; null: not yet. */
  readonly at: number | null;
}

/** Past stages of a withdrawal, and the next one. */
export function stagesOf(record: Withdrawal): readonly WithdrawalStage[] {
  const { status, createdAt, decidedAt, paidAt } = record;
  const asked = { key: 'asked', title: 'withdraw.stage.asked', state: 'done', at: createdAt } as const;
  switch (status) {
    case 'cancelled':
      return [asked, { key: 'decided', title: 'withdraw.stage.cancelled', state: 'bad', at: decidedAt }];
    case 'rejected':
      return [asked, { key: 'decided', title: 'withdraw.stage.rejected', state: 'bad', at: decidedAt }];
    case 'pending':
      return [
        asked,
        { key: 'decided', title: 'withdraw.stage.review', state: 'now', at: null },
        { key: 'paid', title: 'withdraw.stage.pay', state: 'ahead', at: null },
      ];
    default:
      return [
        asked,
        { key: 'decided', title: 'withdraw.stage.approved', state: 'done', at: decidedAt },
        status === 'paid'
          ? { key: 'paid', title: 'withdraw.stage.paid', state: 'done', at: paidAt }
          : { key: 'paid', title: 'withdraw.stage.pay', state: 'now', at: null },
      ];
  }
}

/** Whether a withdrawal is undecided or unpaid. */
export const isUnderway = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  status === 'pending' || status === 'approved';

export const STATUS_TONES = {
  pending: 'waiting',
  approved: 'waiting',
  paid: 'accent',
  rejected: 'danger',
  cancelled: 'flat',
} as const satisfies Record<Withdrawal['status'], string>;
