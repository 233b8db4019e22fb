/** Record that the server accepted from a form; no id: a new one. */
export interface Save {
  readonly resource: string;
  readonly id: string | null;
}

const listeners = new Set<(save: Save) => void>();

/** Notifies every open form of a save. */
export const tellSaved = (resource: string, id: unknown): void => {
  for (const listener of listeners) listener({ resource, id: id === null ? null : String(id) });
};

/** Subscribes to saves, until the returned function is called. */
export function onSaved(listener: (save: Save) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
