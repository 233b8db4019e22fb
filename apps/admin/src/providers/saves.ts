import { askedOf } from './asked.js';

/** Answer to a write of a record; no id: a new record. */
export interface Save {
  readonly resource: string;
  readonly id: string | null;
  /** By `performance.now()`. */
  readonly sentAt: number;
  readonly isAccepted: boolean;
  /** The record was removed, so that nothing typed about it can be saved. */
  readonly isRemoved: boolean;
}

const listeners = new Set<(save: Save) => void>();

interface Write {
  readonly resource: string;
  readonly id: unknown;
  readonly removes?: boolean;
}

/** Notifies every form of the answer to a write. A removal that was only requested has removed nothing. */
export async function told<T extends { data: unknown }>(
  { resource, id, removes = false }: Write,
  saving: Promise<T>,
): Promise<T> {
  const sent = { resource, id: id === null ? null : String(id), sentAt: performance.now() };
  const tell = (isAccepted: boolean, isRemoved: boolean): void => {
    for (const listener of [...listeners]) listener({ ...sent, isAccepted, isRemoved });
  };
  try {
    const answer = await saving;
    tell(true, removes && askedOf(answer.data) === undefined);
    return answer;
  } catch (error) {
    tell(false, false);
    throw error;
  }
}

/** Subscribes to answers to saves, until the returned function is called. */
export function onSave(listener: (save: Save) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
