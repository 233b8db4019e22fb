import Refresh from '@mui/icons-material/RefreshRounded';
import { styled } from '@mui/material/styles';
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PULLED = 64;
const FARTHEST = 96;
const CLOSES_AFTER = 500;
/** Duration of closing, ms. */
const CLOSES_FOR = 200;

const Sign = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  overflow: 'hidden',
  // Only a finger drag follows without a transition.
  transition: `height ${CLOSES_FOR}ms ease-out`,
  '&[data-held="true"]': { transition: 'none' },
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pull to refresh. The indicator begins to close after half a second. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { t } = useTranslation();
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  /** The label stays until the indicator is closed. By time: a transition that does not run, does not end. */
  const [said, setSaid] = useState<'ui.pull' | 'ui.release' | 'ui.refreshing' | null>(null);
  useEffect(() => {
    if (pulled > 0) return;
    const timer = setTimeout(() => setSaid(null), CLOSES_FOR);
    return () => clearTimeout(timer);
  }, [pulled]);

  const start = (event: TouchEvent<HTMLDivElement>) => {
    const page = event.currentTarget.closest('[data-scroll]');
    from.current = busy || (page?.scrollTop ?? 0) > 0 ? null : (event.touches[0]?.clientY ?? null);
  };
  const move = (event: TouchEvent) => {
    if (from.current === null) return;
    const way = (event.touches[0]?.clientY ?? 0) - from.current;
    const now = Math.max(0, Math.min(way / 2, FARTHEST));
    setHeld(true);
    setPulled(now);
    setSaid(now === 0 ? null : now < PULLED ? 'ui.pull' : 'ui.release');
  };
  const letGo = () => {
    from.current = null;
    setHeld(false);
    setPulled(0);
  };
  const end = async () => {
    if (busy) return;
    letGo();
    if (pulled < PULLED) return;
    setBusy(true);
    setSaid('ui.refreshing');
    setPulled(PULLED);
    await Promise.all([onRefresh(), new Promise((done) => setTimeout(done, CLOSES_AFTER))]);
    setBusy(false);
    setPulled(0);
  };

  return (
    <div onTouchStart={start} onTouchMove={move} onTouchEnd={end} onTouchCancel={() => !busy && letGo()}>
      <Sign style={{ height: pulled }} data-held={isHeld} role="status">
        {said && (
          <>
            <Refresh fontSize="small" aria-hidden style={{ transform: `rotate(${pulled * 4}deg)` }} />
            {t(said)}
          </>
        )}
      </Sign>
      {children}
    </div>
  );
}
