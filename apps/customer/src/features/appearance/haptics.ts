import { readLocal, writeLocal } from '../../api/storage.js';
import { receipts, type ShownReceipt } from '../../ui/receipt.js';
import { createStore, useStore } from '../../ui/store.js';

const KEY = 'haptics';
/** Alternating vibration and pause, ms. */
const PATTERNS: Readonly<Partial<Record<ShownReceipt['kind'], readonly number[]>>> = {
  success: [20],
  error: [40, 60, 40],
};

const isOn = createStore(readLocal(KEY) !== 'off');

/** Whether this is a handheld device that can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Whether this device vibrates with receipts. On unless the customer switches it off. */
export const useHaptics = (): boolean => useStore(isOn);

export function pickHaptics(on: boolean): void {
  writeLocal(KEY, on ? null : 'off');
  isOn.set(on);
}

/**
 * Vibrates briefly on each receipt, twice on a refusal; not with reduced motion. Returns the function that stops it.
 */
export function feelReceipts(): () => void {
  let last = 0;
  return receipts.subscribe(() => {
    const newest = receipts.get().at(-1);
    if (!newest || newest.id <= last) return;
    last = newest.id;
    const pattern = PATTERNS[newest.kind];
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Before the first touch the browser blocks vibration and logs a warning.
    if (!pattern || !isOn.get() || isStill || !canVibrate() || !navigator.userActivation?.hasBeenActive)
      return;
    navigator.vibrate([...pattern]);
  });
}
