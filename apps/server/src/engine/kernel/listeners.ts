import type { EngineEvent } from './registry.js';

type Listener = (event: EngineEvent) => void;

/** Subscribers to events. An exception in one does not affect the others. */
export class Listeners {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly onFault: (error: unknown) => void) {}

  /** Returns the unsubscribe function. */
  add(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  notify(event: EngineEvent): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch (error) {
        this.onFault(error);
      }
    }
  }
}
