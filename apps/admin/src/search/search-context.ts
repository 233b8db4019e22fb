import { createContext } from 'react';

/** Opens the one search. */
export const SearchContext = createContext<() => void>(() => undefined);

/** The id of its dialog's name. */
export const SEARCH_HEAD = 'search-head';
