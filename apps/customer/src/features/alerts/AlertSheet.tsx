import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { CardList, Stack } from '../../ui/Card.js';
import { Sheet } from '../../ui/Sheet.js';
import { AlertForm } from './AlertForm.js';
import { AlertRow } from './AlertRow.js';
import { useAlerts } from './useAlerts.js';

interface AlertSheetProps {
  symbol: TradeSymbol;
  open: boolean;
  onClose: () => void;
}

/** A symbol's alerts, and the form of the next one. */
export function AlertSheet({ symbol, open, onClose }: AlertSheetProps) {
  const { t } = useTranslation();
  const { data = [] } = useAlerts();
  const ofSymbol = data.filter(({ symbolId }) => symbolId === symbol.id);
  return (
    <Sheet open={open} title={`${t('alerts.title')} · ${symbol.showCode}`} onClose={onClose}>
      <Stack>
        <AlertForm key={symbol.id} symbol={symbol} onSet={onClose} />
        {ofSymbol.length > 0 && (
          <CardList aria-label={t('alerts.yours')}>
            {ofSymbol.map((alert) => (
              <AlertRow key={alert.id} alert={alert} symbol={symbol} />
            ))}
          </CardList>
        )}
      </Stack>
    </Sheet>
  );
}
