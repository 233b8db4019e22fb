import FullscreenExit from '@mui/icons-material/FullscreenExitRounded';
import Fullscreen from '@mui/icons-material/FullscreenRounded';
import Tune from '@mui/icons-material/TuneRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLocal, writeLocal } from '../../api/storage.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { sheetOpened } from '../../ui/sheet-entries.js';
import { SHORT_SCREEN } from '../../ui/short-screen.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import { ChartName } from './ChartName.js';
import { ChartPanel } from './ChartPanel.js';
import { ChartSheet } from './ChartSheet.js';
import { type ChartChoice, readChoice } from './chart-choice.js';
import type { ChartHold } from './price-chart.js';
import { usePriceChart } from './usePriceChart.js';
import { ViewBar } from './ViewBar.js';

/** Minimum height: the tools and a readable price area, px. */
const LEAST = 240;
/** Minimum height on a small phone, or one in landscape, px. */
const MIN_LOW = 175;

const Box = styled('section')(({ theme }) => ({
  flex: '1 0 0',
  minHeight: LEAST,
  display: 'flex',
  flexDirection: 'column',
  padding: '4px 8px 8px',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  [SHORT_SCREEN]: { minHeight: MIN_LOW, paddingBlockEnd: 4 },
  // Above everything in the frame, below sheets.
  '&[data-full="true"]': {
    position: 'fixed',
    inset: 0,
    zIndex: 1100,
    borderRadius: 0,
    border: 0,
    padding: 'env(safe-area-inset-top) 8px calc(8px + env(safe-area-inset-bottom))',
  },
}));

const Tools = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  // Fades overflow at the edge.
  '& > div': {
    flex: 1,
    minWidth: 0,
    paddingInlineEnd: 20,
    maskImage: 'linear-gradient(to right, black calc(100% - 24px), transparent)',
  },
  // Between list and ticket all are visible: a mouse does not swipe, and fingers need a second line.
  '@media (pointer: fine)': {
    [NARROW_THREE_COLUMNS]: {
      '[data-shape="wide"] & > div': { gap: 0, '& > button': { minWidth: 34, paddingInline: 6 } },
    },
  },
  '@media (pointer: coarse)': {
    [NARROW_THREE_COLUMNS]: {
      '[data-shape="wide"] &': { alignItems: 'start' },
      '[data-shape="wide"] & > div': { flexWrap: 'wrap', paddingInlineEnd: 0, maskImage: 'none' },
    },
  },
});

interface TradeChartProps {
  symbol: TradeSymbol;
  /** Storage key of the choice on this device, and the default. */
  kept: string;
  usual: ChartChoice;
  /** Overlay, once the prices are there. */
  children: (chart: ChartHold) => ReactNode;
}

/** Chart with its toolbar. */
export function TradeChart({ symbol, kept, usual, children }: TradeChartProps) {
  const { t } = useTranslation();
  const chart = usePriceChart();
  const [choice, setChoice] = useState(() => readChoice(readLocal(kept), usual));
  const [picking, setPicking] = useState(false);
  const [full, setFull] = useState(false);
  // Back leaves full screen, not the page.
  useEffect(() => (full ? sheetOpened(() => setFull(false)) : undefined), [full]);
  const choose = (to: Partial<ChartChoice>) => {
    const next = { ...choice, ...to };
    setChoice(next);
    writeLocal(kept, JSON.stringify(next));
  };
  return (
    <Box
      data-full={full}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && full && !picking) setFull(false);
      }}
    >
      {full && <ChartName symbol={symbol} />}
      <Tools>
        <ViewBar view={choice.view} onPick={(view) => choose({ view })} />
        <IconButton aria-label={t('chart.settings')} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          <Tune fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={t(full ? 'chart.leaveFull' : 'chart.full')}
          aria-pressed={full}
          onClick={() => setFull(!full)}
        >
          {full ? <FullscreenExit /> : <Fullscreen />}
        </IconButton>
      </Tools>
      <ChartPanel key={`${symbol.id} ${choice.view}`} symbol={symbol} choice={choice} chart={chart}>
        {children}
      </ChartPanel>
      <ChartSheet open={picking} choice={choice} onChoose={choose} onClose={() => setPicking(false)} />
    </Box>
  );
}
