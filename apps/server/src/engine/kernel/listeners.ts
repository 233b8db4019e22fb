import type { EngineEvent } from './registry.js';

type Listener = (event: EngineEvent) => void;

/** Subscribers to events. An exception in one does not affect the others. */
export class Listeners {
  private readonly all = new Set<Listener>();

  constructor(private readonly onFault: (error: unknown) => void) {}

  /** Returns the unsubscribe function. */
  add(listener: Listener): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(event: EngineEvent): void {
    for (const listener of this.all) {
      try {
        listener(event);
      } catch (error) {
        this.onFault(error);
      }
    }
  }
}
