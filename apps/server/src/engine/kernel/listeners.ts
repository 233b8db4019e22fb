import type { EngineEvent } from './registry.js';

type Listener = (event: EngineEvent) => void;

/** Who follows the events. One who fails at an event keeps none of the others from it. */
export class Listeners {
  private readonly all = new Set<Listener>();

  constructor(private readonly onFault: (error: unknown) => void) {}

  /** Returns how to stop listening. */
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
