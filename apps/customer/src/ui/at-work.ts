import { createStore, useStore } from './store.js';

/** What is at once under the finger after a press is not what was aimed at, ms. */
const AFTER = 400;
/** Who has typed nothing for so long has finished, though the cursor still stands in the field, ms. */
const REST = 3_000;

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

const atWork = createStore(false);
let isPressing = false;
let isTyping = false;
let after: ReturnType<typeof setTimeout> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Noted at once when it begins, and a moment after it ended. */
function look(): void {
  clearTimeout(after);
  if (isPressing || isTyping) atWork.set(true);
  else after = setTimeout(() => atWork.set(false), AFTER);
}

function press({ type }: Event): void {
  isPressing = type === 'pointerdown';
  look();
}

function type(): void {
  clearTimeout(rest);
  isTyping = document.activeElement?.matches(TYPED) ?? false;
  if (isTyping) rest = setTimeout(leave, REST);
  look();
}

function leave(): void {
  clearTimeout(rest);
  isTyping = false;
  look();
}

for (const name of ['pointerdown', 'pointerup', 'pointercancel']) window.addEventListener(name, press, true);
for (const name of ['focusin', 'input', 'keydown']) window.addEventListener(name, type, true);
window.addEventListener('focusout', leave, true);

/** The customer presses or types something now: nothing may come between unasked. */
export const useAtWork = (): boolean => useStore(atWork);
