import Notifications from '@mui/icons-material/NotificationsNoneRounded';
import IconButton from '@mui/material/IconButton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../api/session.js';
import type { TradeSymbol } from '../../../api/symbols.js';
import { useAlerts } from '../../alerts/useAlerts.js';
import type { ChartHold } from '../../chart/price-chart.js';
import { optionalPart } from '../../optional-part.js';

const AlertLines = optionalPart(async () => (await import('./AlertLines.js')).AlertLines);
const AlertSheet = lazy(async () => ({ default: (await import('../../alerts/AlertSheet.js')).AlertSheet }));

interface AlertParts {
  /** Opens the sheet; null for a visitor. */
  readonly button: ReactNode;
  /** Overlay on the chart. */
  readonly lines: (chart: ChartHold) => ReactNode;
  readonly sheet: ReactNode;
}

/** A symbol's price alerts on the trade screen; their code is loaded with the first alert. */
export function useAlertParts(symbol: TradeSymbol): AlertParts {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { data } = useAlerts();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const alerts = data?.filter(({ symbolId }) => symbolId === symbol.id) ?? [];
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return {
    button: signedIn && (
      <IconButton aria-label={t('alerts.title')} aria-haspopup="dialog" onClick={open}>
        <Notifications fontSize="small" />
      </IconButton>
    ),
    lines: ({ levels }) =>
      signedIn &&
      alerts.length > 0 && <AlertLines symbol={symbol} alerts={alerts} levels={levels} onOpen={open} />,
    sheet: signedIn && wasOpened && (
      <Suspense>
        <AlertSheet symbol={symbol} open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
