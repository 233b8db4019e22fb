import { createStore } from './store.js';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

const SHOWN_FOR = 3_000;

/** The toasts on screen, the youngest last. */
export const toasts = createStore<readonly ToastMessage[]>([]);

let lastId = 0;

function show(kind: ToastMessage['kind'], text: string): void {
  if (text === '' || toasts.get().some((shown) => shown.text === text)) return;
  lastId += 1;
  const message = { id: lastId, kind, text };
  toasts.set([...toasts.get().slice(-2), message]);
  setTimeout(() => toasts.set(toasts.get().filter((shown) => shown.id !== message.id)), SHOWN_FOR);
}

/** Says something at the top of the screen for three seconds; the same text is not said twice at once. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  info: (text: string): void => show('info', text),
};
