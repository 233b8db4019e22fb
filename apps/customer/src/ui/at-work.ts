import { createStore, useStore } from './store.js';

/** Time after a press in which newly appeared content was not the target, ms. */
const AFTER = 400;
/** Idle time after which typing counts as finished although the input has focus, ms. */
const REST = 3_000;

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea';

const atWork = createStore(false);
let isPressing = false;
let isTyping = false;
let after: ReturnType<typeof setTimeout> | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Set at once on the start, and with a delay after the end. */
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

/** Whether the customer is pressing or typing. Nothing may pop up unasked meanwhile. */
export const useAtWork = (): boolean => useStore(atWork);
