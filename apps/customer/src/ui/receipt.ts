import { createStore } from './store.js';

/** Receipt: what was done in one line, its amount, and links or actions. */
export interface Receipt {
  readonly title: string;
  readonly detail?: string | undefined;
  /** `to` is an address of the app. */
  readonly actions?: readonly { readonly label: string; readonly to: string }[];
}

export interface ShownReceipt extends Receipt {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  /** Page's clock, ms. */
  readonly saidAt: number;
}

/** Milliseconds. */
const SHOWN_FOR = 3_000;
/**
 * A receipt older than this when a page is left, or a sheet opens over it, belongs to that page. A younger one moves
 * along, ms.
 */
const OF_PAGE = 500;
const MOST = 2;

/** Receipts on screen, newest last. */
export const receipts = createStore<readonly ShownReceipt[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

const remove = (id: number): void => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  receipts.set(receipts.get().filter((shown) => shown.id !== id));
};

/** Removes a receipt after `time` ms, restarting its timer. */
export function releaseReceipt(id: number, time = SHOWN_FOR): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => remove(id), time),
  );
}

/** Ends the receipts of a page when it is left or a sheet opens over it. */
export function endReceipts(): void {
  const before = performance.now() - OF_PAGE;
  for (const { id, saidAt } of receipts.get()) if (saidAt < before) remove(id);
}

/** Keeps a receipt while the customer interacts with it. */
export const holdReceipt = (id: number): void => clearTimeout(timers.get(id));

/**
 * Shows a receipt below the page's header for three seconds, or until the page is left. Duplicates are not shown at the
 * same time.
 */
export function showReceipt(
  receipt: Receipt,
  kind: ShownReceipt['kind'] = 'success',
  time = SHOWN_FOR,
): void {
  const isSaid = ({ title, detail }: Receipt) => title === receipt.title && detail === receipt.detail;
  if (receipt.title === '' || receipts.get().some(isSaid)) return;
  lastId += 1;
  receipts.set([
    ...receipts.get().slice(1 - MOST),
    { ...receipt, id: lastId, kind, saidAt: performance.now() },
  ]);
  releaseReceipt(lastId, time);
}
