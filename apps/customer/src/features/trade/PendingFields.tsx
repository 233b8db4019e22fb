import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/AmountField.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import { TextField } from '../../ui/TextField.js';
import type { Draft } from './draft.js';
import { type Away, isFar } from './target-distance.js';

const Distance = styled('p')(({ theme }) => ({
  margin: '-12px 0 0',
  [SHORT_SCREEN]: { [SMALL_PHONE]: { marginBlockStart: 0 } },
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '&[data-far="true"]': { color: theme.palette.waiting.text, fontWeight: 600 },
}));

interface PendingFieldsProps {
  draft: Draft;
  step: bigint;
  /** `YYYY-MM-DDTHH:mm` of now, in the zone of the time limit. */
  now: string;
  zone: string;
  /** Labels and hints fit. */
  whole: boolean;
  /** Distance of the target from the market; undefined while unknown. */
  away: Away | undefined;
  targetError?: string;
  expiryError?: string;
  onTarget: (text: string) => void;
  onExpires: (expires: Draft['expires']) => void;
  onExpiry: (text: string) => void;
}

/** Target price and expiry of a pending order. */
export function PendingFields({ draft, step, now, zone, whole, away, ...rest }: PendingFieldsProps) {
  const { t } = useTranslation();
  const { targetError, expiryError, onTarget, onExpires, onExpiry } = rest;
  return (
    <>
      <AmountField
        compact={!whole}
        label={t('orders.target')}
        text={draft.target.text}
        onText={onTarget}
        step={step}
        error={targetError}
      />
      {away && !targetError && (
        <Distance data-far={isFar(away)}>
          {t(away.isAbove ? 'trade.targetAbove' : 'trade.targetBelow', {
            percent: ltr(`${formatFigure(away.percent)}%`),
          })}
        </Distance>
      )}
      <SegmentedTabs
        label={t('trade.expiry')}
        value={draft.expires}
        onChange={onExpires}
        options={[
          { value: 'never', text: t('trade.tillCancelled') },
          { value: 'at', text: t('trade.tillTime') },
        ]}
      />
      {draft.expires === 'at' && (
        <TextField
          type="datetime-local"
          label={t('trade.expiryTime')}
          hint={t('trade.zone', { zone })}
          error={expiryError}
          dir="ltr"
          min={now}
          value={draft.expiryText}
          onChange={(event) => onExpiry(event.target.value)}
        />
      )}
    </>
  );
}
