import { createContext, useContext } from 'react';

/** Whether the page around is on screen; a kept page that was left is not, and shows no sheet. */
export const PageShown = createContext(true);

export const usePageShown = (): boolean => useContext(PageShown);

/** The element that sheets and toasts live in: the phone frame or the whole window. */
export const FrameElement = createContext<HTMLElement | null>(null);

export const useFrameElement = (): HTMLElement | null => useContext(FrameElement);
