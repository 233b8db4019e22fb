import { createContext } from 'react';

/** Opens the one search. */
export const SearchContext = createContext<() => void>(() => undefined);
