import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import Info from '@mui/icons-material/InfoRounded';
import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { endReceipts, holdReceipt, receipts, releaseReceipt, type ShownReceipt } from './receipt.js';
import { useStore } from './store.js';

const Region = styled('div')({
  position: 'absolute',
  zIndex: 2000,
  paddingInline: 16,
  // Elements under a receipt stay pressable.
  pointerEvents: 'none',
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  // A row reserved by the page has space for one receipt.
  '&[data-line="true"]': {
    paddingInline: 0,
    '& > [role="status"] > :not(:last-of-type)': { display: 'none' },
  },
});

const Slip = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  maxWidth: 480,
  marginBlockEnd: 8,
  padding: '12px 16px',
  borderRadius: 16,
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  boxShadow: '0 8px 24px rgba(0,0,0,0.18)',
  '& > svg': { flex: 'none', color: theme.palette.text.secondary },
  '&[data-kind="success"] > svg': { color: theme.palette.accent.text },
  '&[data-kind="error"] > svg': { color: theme.palette.error.main },
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', color: theme.palette.text.secondary },
  '& a': {
    flex: 'none',
    pointerEvents: 'auto',
    padding: '12px 8px',
    margin: '-12px -8px',
    borderRadius: 12,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.palette.accent.text,
  },
  '[data-line="true"] &': {
    gap: 8,
    minHeight: 44,
    marginBlockEnd: 0,
    padding: '2px 12px',
    borderRadius: 12,
    ...theme.typography.caption,
    '@media (max-width: 359px)': { gap: 4, paddingInline: 8, '& > svg': { display: 'none' } },
    '& > div': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
}));

const ICONS = { success: CheckCircle, error: ErrorOutline, info: Info } as const;

function Shown({ receipt }: { receipt: ShownReceipt }) {
  const { id, kind, title, detail, actions } = receipt;
  const Icon = ICONS[kind];
  return (
    <Slip data-kind={kind}>
      <Icon aria-hidden />
      <div>
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
      </div>
      {actions?.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          onPointerEnter={() => holdReceipt(id)}
          onPointerLeave={() => releaseReceipt(id)}
          onFocus={() => holdReceipt(id)}
          onBlur={() => releaseReceipt(id)}
          onClick={() => releaseReceipt(id, 0)}
        >
          {label}
        </Link>
      ))}
    </Slip>
  );
}

/** Region in which receipts appear and are announced: below the header of the current page. */
export function Receipts() {
  const shown = useStore(receipts);
  const { pathname } = useLocation();
  useEffect(() => endReceipts, [pathname]);
  const region = useRef<HTMLDivElement>(null);
  const isAny = shown.length > 0;
  useEffect(() => {
    if (!isAny) return;
    const press = ({ clientX, clientY, target }: PointerEvent) => {
      const isWay = target instanceof Element && region.current?.contains(target);
      if (!region.current || isWay || !isOver(region.current, clientX, clientY)) return;
      for (const { id } of receipts.get()) releaseReceipt(id, 0);
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [isAny]);
  // Positioned when a receipt is shown and on the next page, because banners can shift the header.
  const here = useMemo(() => ({ page: pathname, last: shown.at(-1) }), [pathname, shown]);
  useLayoutEffect(() => {
    if (region.current) place(region.current, here.last);
  }, [here]);
  const list = (isError: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((each) => <Shown key={each.id} receipt={each} />);
  return (
    <Region ref={region}>
      <div role="status" aria-live="polite">
        {list(false)}
      </div>
      <div role="alert">{list(true)}</div>
    </Region>
  );
}

/** Whether a press is on a receipt. It dismisses the receipt and reaches the element below. */
function isOver(region: HTMLElement, x: number, y: number): boolean {
  return [...region.querySelectorAll('[data-kind]')].some((slip) => {
    const { left, right, top, bottom } = slip.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

/** Elements a receipt never covers: fields with labels, titles, main buttons, and those marked so. */
const KEPT_CLEAR = [
  'main input',
  'main textarea',
  'main label',
  '[role="tablist"]',
  'main [aria-haspopup="dialog"][aria-describedby]',
  'main h2',
  'main [aria-pressed]',
  'main .MuiButton-contained',
  'main [data-keep-clear]',
].join();
/** Step between tried positions, px. */
const STEP = 8;

/**
 * Positions a receipt below the page's header, over the page: nothing moves, and the content under it stays pressable.
 * A page may reserve a row for success receipts. Without one, and if that position is taken, it goes to the bottom, or
 * else to the first free position between. An error usually concerns the open sheet and stays clear of its header; a
 * success closes the sheet.
 */
function place(region: HTMLElement, last: ShownReceipt | undefined): void {
  const frame = region.offsetParent;
  if (!(frame instanceof HTMLElement) || !last) return;
  const at = frame.getBoundingClientRect();
  const inSight = (what: string) =>
    [...frame.querySelectorAll(what)]
      .filter((found) => found.getClientRects().length > 0)
      .map((found) => found.getBoundingClientRect());
  const head = inSight('[data-page-head]').at(-1) ?? at;
  const line = last.kind === 'error' ? undefined : inSight('[data-receipt-line]').at(-1);
  region.dataset.line = String(line !== undefined);
  const put = (top: number, { left, width }: DOMRect) => {
    region.style.top = `${top - at.top}px`;
    region.style.left = `${left - at.left}px`;
    region.style.width = `${width}px`;
  };
  if (line) return put(line.top, line);
  const sheet = last.kind === 'error' ? inSight('[role="dialog"]').at(-1) : undefined;
  const high = region.offsetHeight;
  const below = head === at ? at.top + 8 : head.bottom + 4;
  const above = (inSight('[data-scroll]').at(-1)?.bottom ?? at.bottom) - high - 4;
  const kept = inSight(KEPT_CLEAR);
  const between = Array.from({ length: Math.floor((above - below) / STEP) }, (_, at) => below + at * STEP);
  const free = [below, above, ...between].find(
    (top) => !kept.some((each) => each.bottom > top && each.top < top + high),
  );
  const top = sheet ? Math.max(at.top + 8, Math.min(below, sheet.top - high)) : (free ?? below);
  put(top, head);
}
