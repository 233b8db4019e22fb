import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded';
import NorthEast from '@mui/icons-material/NorthEastRounded';
import SouthEast from '@mui/icons-material/SouthEastRounded';
import IconButton from '@mui/material/IconButton';
import { formatPrice, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { PriceAlert } from '../../api/alerts.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ListRow } from '../../ui/ListRow.js';
import { useDeleteAlert } from './useAlerts.js';

interface AlertRowProps {
  alert: PriceAlert;
  /** Undefined if the symbol is switched off. */
  symbol: TradeSymbol | undefined;
}

/** One alert: direction, note and delete button. */
export function AlertRow({ alert, symbol }: AlertRowProps) {
  const { t } = useTranslation();
  const call = useDeleteAlert();
  const price = ltr(formatPrice(alert.price, symbol?.pricePrecision ?? 5));
  const Way = alert.direction === 'rising' ? NorthEast : SouthEast;
  const said = t(`alerts.${alert.direction}`, { price });
  return (
    <ListRow
      icon={<Way color="action" titleAccess={said} />}
      title={`${symbol?.showCode ?? ''} ${price}`}
      second={alert.note || said}
      wraps
      end={
        <IconButton
          aria-label={t('alerts.delete', { price })}
          disabled={call.isPending}
          onClick={() => call.mutate(alert.id)}
        >
          <DeleteOutline />
        </IconButton>
      }
    />
  );
}
