import { showReceipt } from './receipt.js';

/** Shows a one-line receipt. Duplicates are not shown at the same time. */
export const toast = {
  success: (text: string): void => showReceipt({ title: text }),
  error: (text: string): void => showReceipt({ title: text }, 'error'),
  info: (text: string): void => showReceipt({ title: text }, 'info'),
};
