import type { NumericDecimals } from '@truemark/contracts';
import type { FollowRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import type { PillTone } from '../../ui/Pill.js';

/** Relation between a follower and his trader. */
export type Follow = NumericDecimals<FollowRow>;

export const STATES: Readonly<Record<Follow['status'], { label: string; tone: PillTone }>> = {
  following: { label: t('follows.following'), tone: 'success' },
  paused: { label: t('follows.paused'), tone: 'warning' },
  ended: { label: t('follows.ended'), tone: 'default' },
};

export const END_REASONS: Readonly<Record<NonNullable<Follow['end_reason']>, string>> = {
  left: t('follows.left'),
  capital_stop: t('follows.capitalStop'),
};

/** How copies are sized, in a few words. */
export const sizeText = ({ mode, multiple }: Pick<Follow, 'mode' | 'multiple'>): string =>
  mode === 1
    ? t('follows.lots', { multiple: formatNumber(multiple) })
    : t('follows.byEquity', { multiple: formatNumber(multiple) });
