import { showReceipt } from './receipt.js';

/** Milliseconds. */
const SHOWN_FOR = 3_000;

/** Says one line where receipts are shown, for three seconds; the same text is not said twice at once. */
export const toast = {
  success: (text: string): void => showReceipt({ title: text }, 'success', SHOWN_FOR),
  error: (text: string): void => showReceipt({ title: text }, 'error', SHOWN_FOR),
  info: (text: string): void => showReceipt({ title: text }, 'info', SHOWN_FOR),
};
