import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { live } from '../../api/live/live.js';
import { useNow } from '../../ui/useNow.js';
import { useCompanyStatus, useNewPlace } from './useCompanyStatus.js';

/** Poll interval once the announced closing time has passed, ms. */
const ASK_EVERY = 5_000;

const Bar = styled('section')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '6px 16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
}));

/** Countdown to the time when customers are redirected elsewhere; then, on the pages that remain, where that is. */
export function ClosingNotice() {
  const { t } = useTranslation();
  const { data } = useCompanyStatus();
  const newPlace = useNewPlace();
  if (newPlace) {
    return (
      <Bar aria-label={t('closing.label')}>
        {t('closing.label')} · <a href={newPlace}>{ltr(hostOf(newPlace))}</a>
      </Bar>
    );
  }
  if (!data?.isServing || data.closesAt === undefined) return null;
  return <Countdown at={data.closesAt} place={hostOf(data.otherPlace)} />;
}

function Countdown({ at, place }: { at: number; place: string }) {
  const { t } = useTranslation();
  const { refetch } = useCompanyStatus();
  const left = at - useNow(1_000) - live.clockOffset;
  const due = left <= 0;
  useEffect(() => {
    if (!due) return;
    const timer = setInterval(() => refetch(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [due, refetch]);
  const facts = { time: ltr(clock(left)), place: ltr(place) };
  return <Bar aria-label={t('closing.label')}>{due ? t('closing.now') : t('closing.text', facts)}</Bar>;
}

/** `23:59:07` */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const parts = [seconds / 3_600, (seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
