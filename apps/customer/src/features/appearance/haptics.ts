import { recall, remember } from '../../api/storage.js';
import { receipts, type ShownReceipt } from '../../ui/receipt.js';
import { createStore, useStore } from '../../ui/store.js';

const KEY = 'haptics';
/** Milliseconds of vibration and of rest, by turns. */
const PATTERNS: Readonly<Partial<Record<ShownReceipt['kind'], readonly number[]>>> = {
  success: [20],
  error: [40, 60, 40],
};

const isOn = createStore(recall(KEY) !== 'off');

/** A device that is held in the hand and can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Whether this device vibrates with receipts: the customer's choice, on until he says otherwise. */
export const useHaptics = (): boolean => useStore(isOn);

export function pickHaptics(on: boolean): void {
  remember(KEY, on ? null : 'off');
  isOn.set(on);
}

/** Vibrates shortly with each receipt, twice with a refusal; not for who asked his system for no motion. Returns how to end it. */
export function feelReceipts(): () => void {
  let last = 0;
  return receipts.subscribe(() => {
    const newest = receipts.get().at(-1);
    if (!newest || newest.id <= last) return;
    last = newest.id;
    const pattern = PATTERNS[newest.kind];
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A browser refuses before the first touch, and says so in its console.
    if (!pattern || !isOn.get() || isStill || !canVibrate() || !navigator.userActivation?.hasBeenActive)
      return;
    navigator.vibrate([...pattern]);
  });
}
