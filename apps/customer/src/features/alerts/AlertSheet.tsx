import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { CardList, Stack } from '../../ui/Card.js';
import { Leaving } from '../../ui/Leaving.js';
import { Sheet } from '../../ui/Sheet.js';
import { AlertForm } from './AlertForm.js';
import { AlertRow } from './AlertRow.js';
import { useAlerts } from './useAlerts.js';

interface AlertSheetProps {
  symbol: TradeSymbol;
  open: boolean;
  onClose: () => void;
}

/** A symbol's alerts and the form for a new one. Keeps its height while closing. */
export function AlertSheet({ symbol, open, onClose }: AlertSheetProps) {
  const { t } = useTranslation();
  const { data = [] } = useAlerts();
  const alerts = data.filter(({ symbolId }) => symbolId === symbol.id);
  return (
    <Leaving shown={open ? { symbol, alerts } : null}>
      {(last, isOpen) => (
        <Sheet open={isOpen} title={`${t('alerts.title')} · ${last.symbol.showCode}`} onClose={onClose}>
          <Stack>
            <AlertForm key={last.symbol.id} symbol={last.symbol} onSet={onClose} />
            {last.alerts.length > 0 && (
              <CardList aria-label={t('alerts.yours')}>
                {last.alerts.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} symbol={last.symbol} />
                ))}
              </CardList>
            )}
          </Stack>
        </Sheet>
      )}
    </Leaving>
  );
}
