import { createContext, useContext } from 'react';

/** Whether the operators' own line is up: without it, lists and counts look by themselves. */
export const DeskLine = createContext(false);

export const useDeskLine = (): boolean => useContext(DeskLine);

/** What is asked of queues for their counts, and for what an open list would show by now. */
export const waitingKey = (resource: string) => ['waiting', resource] as const;
export const peekKey = (resource: string) => [resource, 'peek'] as const;
