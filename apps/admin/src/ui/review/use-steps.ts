import { useEffect, useRef } from 'react';
import { type InQueue, neighbour } from './queue.js';

/** Navigation from a row to its neighbours in a queue, also after a decision removed it from the queue. */
export function useSteps(queue: readonly Pick<InQueue, 'id'>[], id: number): (by: 1 | -1) => number | null {
  const stood = useRef({ id, at: -1 });
  useEffect(() => {
    const at = queue.findIndex((each) => each.id === id);
    if (at !== -1) stood.current = { id, at };
  }, [queue, id]);
  return (by) => neighbour(queue, id, by, stood.current.id === id ? stood.current.at : -1);
}
