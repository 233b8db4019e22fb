import { createContext, useContext } from 'react';

/** Whether the enclosing page is visible. A kept page that was left is not, and shows no sheets. */
export const PageShown = createContext(true);

export const usePageShown = (): boolean => useContext(PageShown);

/** Id of the element that contains sheets and toasts: the phone frame or the whole window. */
export const FRAME_ID = 'frame';

/**
 * The element of `FRAME_ID`, once it is in the document. Looked up on use: passing it down would render all pages
 * twice.
 */
export const frameElement = (): HTMLElement | null => document.getElementById(FRAME_ID);

/** Last shown header of a page, displayed until the page has loaded. */
export interface LastTitle {
  readonly title: string;
  readonly back: boolean;
  readonly wide: boolean;
}

/** Memory of page headers. */
export interface TitleMemory {
  readonly last: (path: string) => LastTitle | undefined;
  readonly keep: (address: Pick<Location, 'pathname' | 'search'>, now: LastTitle) => void;
}

/** Context of the title memory. Without a provider nothing is remembered. */
export const Titles = createContext<TitleMemory>({ last: () => undefined, keep: () => undefined });
