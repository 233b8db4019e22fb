import { createStore, useStore } from './store.js';

/** What is at once under the finger after a press is not what was aimed at, ms. */
const AFTER = 400;

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

const atWork = createStore(false);
let isPressing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const isTyping = (): boolean => document.activeElement?.matches(TYPED) ?? false;

/** Noted at once when it begins, and a moment after it ended. */
function look(): void {
  clearTimeout(timer);
  if (isPressing || isTyping()) atWork.set(true);
  else timer = setTimeout(() => atWork.set(false), AFTER);
}

function press({ type }: Event): void {
  isPressing = type === 'pointerdown';
  look();
}

for (const type of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(type, press, true);
for (const type of ['focusin', 'focusout']) window.addEventListener(type, () => setTimeout(look), true);

/** The customer presses or types something now: nothing may come between unasked. */
export const useAtWork = (): boolean => useStore(atWork);
