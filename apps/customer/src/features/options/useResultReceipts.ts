import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showReceipt } from '../../ui/receipt.js';
import { useConfig } from '../configuration/configuration.js';
import { endedReceipt } from './option-receipt.js';
import { useResults } from './useResults.js';

/** Longer than what was just asked for: nobody waits for it, ms. */
const SHOWN_FOR = 6_000;

/** Tells what ended in a line where the customer is at something else; while he is busy in a sheet, it waits. */
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
