import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showReceipt } from '../../ui/receipt.js';
import { useConfig } from '../configuration/configuration.js';
import { endedReceipt } from './option-receipt.js';
import { useResults } from './useResults.js';

/** Longer than other receipts, because the customer does not expect it, ms. */
const SHOWN_FOR = 6_000;

/** Shows a receipt for ended options on other pages. Waits while the customer is busy in a sheet. */
export function useResultReceipts(isBusy: boolean): void {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { ended, dismiss } = useResults();
  const tell = useEffectEvent(() => {
    showReceipt(endedReceipt(ended, { t, currency }), 'info', SHOWN_FOR);
    dismiss();
  });
  const isDue = ended.length > 0 && !isBusy;
  useEffect(() => {
    if (isDue) tell();
  }, [isDue]);
}
