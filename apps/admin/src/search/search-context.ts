import { createContext } from 'react';

/** Opens the search. */
export const SearchContext = createContext<() => void>(() => undefined);

/** Element id of its dialog's title. */
export const SEARCH_HEAD = 'search-head';
