import type { InNumbers } from '@truemark/contracts';
import type { FollowRow } from '@truemark/contracts/admin';
import { figure } from '../../ui/figures.js';
import type { PillTone } from '../../ui/Pill.js';

/** A follower and his trader. */
export type Follow = InNumbers<FollowRow>;

export const STATES: Readonly<Record<Follow['status'], { label: string; tone: PillTone }>> = {
  following: { label: 'Following', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  ended: { label: 'Ended', tone: 'default' },
};

export const END_REASONS: Readonly<Record<NonNullable<Follow['end_reason']>, string>> = {
  left: 'Left',
  capital_stop: 'Capital stop',
};

/** By what copies are sized, in a few words. */
export const sizeText = ({ mode, multiple }: Pick<Follow, 'mode' | 'multiple'>): string =>
  mode === 1 ? `Lots × ${figure(multiple)}` : `By equity × ${figure(multiple)}`;
