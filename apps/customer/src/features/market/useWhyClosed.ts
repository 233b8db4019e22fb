import { formatAhead } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { live } from '../../api/live/live.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { deviceZone } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage } from '../configuration/configuration.js';
import { isShut } from './is-shut.js';

/** Why a symbol is not tradable while its market is closed, and when it opens if known. */
export function useWhyClosed(symbol: TradeSymbol | undefined): string | undefined {
  const { t } = useTranslation();
  const now = useNow(30_000) + live.clockOffset;
  if (!symbol || !isShut(symbol, now)) return undefined;
  if (symbol.isPaused) return t('market.paused');
  if (!symbol.opensAt) return t('market.closedText');
  return t('market.closedUntil', {
    time: formatAhead(symbol.opensAt, now, currentLanguage().tag, deviceZone()),
  });
}
