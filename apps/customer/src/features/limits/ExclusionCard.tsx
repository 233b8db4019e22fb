import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { longerExclusion } from '@truemark/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerLimits } from '../../api/limits.js';
import { Card } from '../../ui/Card.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { useFresh } from '../../ui/useFresh.js';
import { useInstant } from './useInstant.js';

const DAY = 24 * 3_600_000;
const FOR_EVER = 0;

const Break = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& h2': { margin: 0, ...theme.typography.body1, fontWeight: 600 },
  // Two or three per row: no choice is alone in a row.
  '& [role="toolbar"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(96px, 30%), 1fr))',
  },
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const CHOICES = [
  { days: 1, key: 'limits.days1' },
  { days: 7, key: 'limits.days7' },
  { days: 30, key: 'limits.days30' },
  { days: 182, key: 'limits.days182' },
  { days: 365, key: 'limits.days365' },
  { days: FOR_EVER, key: 'limits.forEver' },
] as const;
type Choice = (typeof CHOICES)[number];

interface ExclusionCardProps {
  limits: CustomerLimits;
  now: number;
  busy: boolean;
  /** Days, 0 for ever; calls `done` after the answer. */
  onExclude: (days: number, done: () => void) => void;
}

/** Self-exclusion: duration and consequences, confirmed twice. */
export function ExclusionCard({ limits, now, busy, onExclude }: ExclusionCardProps) {
  const { t } = useTranslation();
  const at = useInstant();
  const until = limits.excludedUntil;
  const endOf = (days: number) => (days === FOR_EVER ? null : now + days * DAY);
  const offered = CHOICES.filter(({ days }) => longerExclusion(until, endOf(days)) !== until);
  const [picked, setPicked] = useState<number>(1);
  // The choice is kept as asked: what is offered changes with an exclusion on another device.
  const [asked, setAsked] = useState<Choice | null>(null);
  const [asking, setAsking] = useState<'first' | 'again' | null>(null);
  const isFresh = useFresh(asking === 'again');
  const choice = offered.find(({ days }) => days === picked) ?? offered[0];
  const confirmed = asked ?? choice;
  if (!choice || !confirmed) return null;
  const end = endOf(confirmed.days);
  const time = end === null ? '' : at(end);
  const ask = () => {
    setAsked(choice);
    setAsking('first');
  };
  const stop = () => setAsking(null);
  return (
    <Break aria-labelledby="take-a-break">
      <h2 id="take-a-break">{t('limits.break')}</h2>
      <p>{t('limits.breakText')}</p>
      <ChipRow
        label={t('limits.breakFor')}
        options={offered.map(({ days, key }) => ({ value: days, text: t(key) }))}
        value={choice.days}
        onChange={setPicked}
      />
      <Button variant="outlined" color="inherit" onClick={ask}>
        {t('limits.exclude')}
      </Button>
      <ConfirmSheet
        open={asking === 'first'}
        title={t('limits.excludeTitle', { time: t(confirmed.key) })}
        confirm={t('limits.excludeNext')}
        onConfirm={() => setAsking('again')}
        onClose={stop}
      >
        {end === null ? t('limits.excludeForEverText') : t('limits.excludeText', { time })}
      </ConfirmSheet>
      <ConfirmSheet
        open={asking === 'again'}
        title={t('limits.sureTitle')}
        confirm={t('limits.sureConfirm')}
        tone="danger"
        busy={busy}
        isFresh={isFresh}
        onConfirm={() => onExclude(confirmed.days, stop)}
        onClose={stop}
      >
        {end === null ? t('limits.sureForEver') : t('limits.sure', { time })}
      </ConfirmSheet>
    </Break>
  );
}
