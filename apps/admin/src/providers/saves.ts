/** Answer to a form that was sent; no id: a new record. */
export interface Save {
  readonly resource: string;
  readonly id: string | null;
  /** By `performance.now()`. */
  readonly sentAt: number;
  readonly isAccepted: boolean;
}

const listeners = new Set<(save: Save) => void>();

/** Notifies every form of the answer to a save. */
export async function told<T>(resource: string, id: unknown, saving: Promise<T>): Promise<T> {
  const sent = { resource, id: id === null ? null : String(id), sentAt: performance.now() };
  const tell = (isAccepted: boolean): void => {
    for (const listener of [...listeners]) listener({ ...sent, isAccepted });
  };
  try {
    const answer = await saving;
    tell(true);
    return answer;
  } catch (error) {
    tell(false);
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
