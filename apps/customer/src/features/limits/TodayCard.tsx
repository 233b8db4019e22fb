import { styled } from '@mui/material/styles';
import { formatMoney, ltr } from '@truemark/i18n';
import { ONE } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { CustomerLimits } from '../../api/limits.js';
import { Card } from '../../ui/Card.js';
import { useConfig } from '../configuration/configuration.js';
import { useDuration } from './useDuration.js';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& + &': { marginBlockStart: 16 },
  '& > div:first-of-type': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > div:first-of-type > :last-child': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& p': { margin: '4px 0 0', ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const Bar = styled('div')(({ theme }) => ({
  height: 8,
  marginBlockStart: 8,
  borderRadius: 999,
  overflow: 'hidden',
  background: theme.palette.tokens.raised,
  '& > div': { height: '100%', borderRadius: 999, background: theme.palette.accent.text },
  '&[data-full="true"] > div': { background: theme.palette.down.text },
}));

/** Usage of the day and of the trading session. */
export function TodayCard({ limits, now }: { limits: CustomerLimits; now: number }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const duration = useDuration();
  const money = (figure: bigint) => ltr(`${formatMoney(figure)} ${currency}`);
  const lost = limits.lostToday;
  const most = limits.dailyLoss;
  const traded = limits.sessionSince === null ? 0 : Math.max(0, now - limits.sessionSince);
  const longest = Number(limits.sessionMinutes / ONE) * MINUTE;
  return (
    <Card data-keep-clear aria-label={t('limits.today')}>
      <Line>
        <div>
          <span>{t('limits.lostToday')}</span>
          <span>{most === 0n ? money(lost) : t('limits.of', { part: money(lost), whole: money(most) })}</span>
        </div>
        {most > 0n && <Meter label={t('limits.lostToday')} share={Number(lost) / Number(most)} />}
        <p>{t('limits.dayEnds', { time: duration(DAY - (now % DAY)) })}</p>
      </Line>
      <Line>
        <div>
          <span>{t('limits.session')}</span>
          <span>
            {limits.sessionSince === null
              ? t('limits.noSession')
              : longest === 0
                ? duration(traded)
                : t('limits.of', { part: duration(traded), whole: duration(longest) })}
          </span>
        </div>
        {longest > 0 && <Meter label={t('limits.session')} share={traded / longest} />}
        <p>{t('limits.sessionPause')}</p>
      </Line>
    </Card>
  );
}

function Meter({ label, share }: { label: string; share: number }) {
  const percent = Math.min(100, Math.round(share * 100));
  return (
    <Bar
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-full={share >= 1}
    >
      <div style={{ width: `${percent}%` }} />
    </Bar>
  );
}
