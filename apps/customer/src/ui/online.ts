import { createStore, useStore } from './store.js';

const online = createStore(navigator.onLine);
window.addEventListener('online', () => online.set(true));
window.addEventListener('offline', () => online.set(false));

export const isOnline = (): boolean => online.get();

/** Whether the device is online, as far as it knows. */
export const useOnline = (): boolean => useStore(online);
