import { createContext, useContext } from 'react';

/** Whether the desk channel is connected: without it, lists and counts poll. */
export const DeskLine = createContext(false);

export const useDeskLine = (): boolean => useContext(DeskLine);

/** Query keys of queue counts, and of the rows an open list would show now. */
export const waitingKey = (resource: string) => ['waiting', resource] as const;
export const peekKey = (resource: string) => [resource, 'peek'] as const;
