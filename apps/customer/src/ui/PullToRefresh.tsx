import Refresh from '@mui/icons-material/RefreshRounded';
import { styled } from '@mui/material/styles';
import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PULLED = 64;
const FARTHEST = 96;
const CLOSES_AFTER = 500;

const Sign = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  overflow: 'hidden',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pulling the top of a page down fetches it anew; the sign closes half a second after. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { t } = useTranslation();
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  const start = (event: TouchEvent<HTMLDivElement>) => {
    const page = event.currentTarget.closest('[data-scroll]');
    from.current = busy || (page?.scrollTop ?? 0) > 0 ? null : (event.touches[0]?.clientY ?? null);
  };
  const move = (event: TouchEvent) => {
    if (from.current === null) return;
    const way = (event.touches[0]?.clientY ?? 0) - from.current;
    setPulled(Math.max(0, Math.min(way / 2, FARTHEST)));
  };
  const end = async () => {
    from.current = null;
    if (pulled < PULLED) return setPulled(0);
    setBusy(true);
    setPulled(PULLED);
    await Promise.all([onRefresh(), new Promise((done) => setTimeout(done, CLOSES_AFTER))]);
    setBusy(false);
    setPulled(0);
  };

  return (
    <div onTouchStart={start} onTouchMove={move} onTouchEnd={end} onTouchCancel={() => setPulled(0)}>
      <Sign style={{ height: pulled }} role="status">
        {pulled > 0 && (
          <>
            <Refresh fontSize="small" aria-hidden style={{ transform: `rotate(${pulled * 4}deg)` }} />
            {t(busy ? 'ui.refreshing' : pulled < PULLED ? 'ui.pull' : 'ui.release')}
          </>
        )}
      </Sign>
      {children}
    </div>
  );
}
