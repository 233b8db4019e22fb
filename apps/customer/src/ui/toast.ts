import { showReceipt } from './receipt.js';

/** Says one line where receipts are shown; the same text is not said twice at once. */
export const toast = {
  success: (text: string): void => showReceipt({ title: text }),
  error: (text: string): void => showReceipt({ title: text }, 'error'),
  info: (text: string): void => showReceipt({ title: text }, 'info'),
};
