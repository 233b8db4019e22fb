import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatFigure, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { CustomerLimits, LimitName } from '../../api/limits.js';
import { LIMIT_NAMES } from '../../api/limits.js';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { useConfig } from '../configuration/configuration.js';
import { holdsFrom, type LimitDraft, readLimit, shownLimit } from './draft.js';
import { useInstant } from './useInstant.js';

const Fields = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Waiting = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  marginBlockStart: 4,
  padding: '8px 12px',
  minHeight: 44,
  borderRadius: 12,
  ...theme.typography.body2,
  background: theme.palette.tokens.raised,
}));

const LABELS = {
  dailyLoss: 'limits.dailyLoss',
  stake: 'limits.stake',
  sessionMinutes: 'limits.sessionMinutes',
} as const;
const HINTS = {
  dailyLoss: 'limits.dailyLossHint',
  stake: 'limits.stakeHint',
  sessionMinutes: 'limits.sessionMinutesHint',
} as const;

interface LimitFieldsProps {
  limits: CustomerLimits;
  draft: LimitDraft;
  refused: LimitDraft;
  now: number;
  busy: boolean;
  onText: (name: LimitName, text: string) => void;
  /** Requests the current limit again, which cancels the pending relaxation. */
  onKeep: (name: LimitName) => void;
}

/** The three limits, each with its effect, when a change would apply, and what is pending. */
export function LimitFields({ limits, draft, refused, now, busy, onText, onKeep }: LimitFieldsProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const at = useInstant();
  const value = (name: LimitName, figure: bigint) => {
    if (figure === 0n) return t('limits.none');
    if (name === 'sessionMinutes') return t('limits.minutes', { minutes: formatFigure(figure) });
    return ltr(`${formatFigure(figure)} ${currency}`);
  };
  const errorOf = (name: LimitName) => {
    const text = draft[name];
    if (refused[name] !== undefined) return refused[name];
    if (text === undefined || readLimit(name, text) !== null) return undefined;
    return t(name === 'sessionMinutes' ? 'limits.minutesWrong' : 'limits.amountWrong');
  };
  const hintOf = (name: LimitName) => {
    const hint = t(HINTS[name]);
    const asked = draft[name] === undefined ? null : readLimit(name, draft[name]);
    if (asked === null || asked === limits[name]) return hint;
    const from = holdsFrom(limits, name, asked, now);
    return (
      <>
        {hint}
        <br />
        {from === null ? t('limits.holdsAtOnce') : t('limits.holdsFrom', { time: at(from) })}
      </>
    );
  };
  return (
    <Fields aria-label={t('limits.yours')}>
      <p>{t('limits.intro')}</p>
      {LIMIT_NAMES.map((name) => {
        const pending = limits.pending[name];
        return (
          <div key={name}>
            <AmountField
              label={t(LABELS[name])}
              text={draft[name] ?? shownLimit(limits, name)}
              onText={(text) => onText(name, text)}
              placeholder={t('limits.none')}
              unit={name === 'sessionMinutes' ? t('limits.minuteUnit') : currency}
              hint={hintOf(name)}
              error={errorOf(name)}
            />
            {pending && (
              <Waiting>
                <span>
                  {t('limits.waits', { time: at(pending.from), value: value(name, pending.value) })}
                </span>
                <Button sx={{ px: 0 }} disabled={busy} onClick={() => onKeep(name)}>
                  {t('limits.keep', { value: value(name, limits[name]) })}
                </Button>
              </Waiting>
            )}
          </div>
        );
      })}
    </Fields>
  );
}
