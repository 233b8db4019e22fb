import { createContext, useContext } from 'react';

/** Whether the page around is on screen; a kept page that was left is not, and shows no sheet. */
export const PageShown = createContext(true);

export const usePageShown = (): boolean => useContext(PageShown);

/** Names the element that sheets and toasts live in: the phone frame or the whole window. */
export const FRAME_ID = 'frame';

/** That element, once it is in the document. It is asked for when it is needed: to tell all pages of it would draw them twice. */
export const frameElement = (): HTMLElement | null => document.getElementById(FRAME_ID);

/** The head of a page as it was last shown, which stands there until the page has come. */
export interface LastTitle {
  readonly title: string;
  readonly back: boolean;
  readonly wide: boolean;
}

/** Remembers heads of pages. */
export interface TitleMemory {
  readonly last: (path: string) => LastTitle | undefined;
  readonly keep: (address: Pick<Location, 'pathname' | 'search'>, now: LastTitle) => void;
}

/** What remembers the heads of the pages around; without it nothing is. */
export const Titles = createContext<TitleMemory>({ last: () => undefined, keep: () => undefined });
