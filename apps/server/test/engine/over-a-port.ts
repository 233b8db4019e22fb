import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Engine } from '../../dist/engine/engine.js';
import type { EngineBoundary, EngineEvent } from '../../dist/engine/protocol.js';

/** The engine as served to others; includes `take` so that quotes keep their order among commands. */
type Served = EngineBoundary & Pick<Engine, 'take'>;
type Call = 'submit' | 'first' | 'ask' | 'take';
type Message =
  | { readonly call: Call; readonly number: number; readonly given: readonly unknown[] }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly fault: string }
  | { readonly event: EngineEvent };

interface Caller {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * An engine behind a message port, as in another process. Everything that passes is copied by the structured clone
 * algorithm, which throws for anything but plain data.
 */
export function overAPort(engine: Served) {
  const { port1: near, port2: far } = new MessageChannel();
  const stop = serve(engine, near);
  const close = (): void => {
    stop();
    near.close();
    far.close();
  };
  return { boundary: boundaryOn(far), close };
}

function serve(engine: Served, port: MessagePort) {
  const answer = async ({ call, number, given }: Extract<Message, { call: Call }>): Promise<void> => {
    try {
      const done = (engine[call] as (...all: readonly unknown[]) => Promise<unknown>).apply(engine, [
        ...given,
      ]);
      port.postMessage({ number, answer: await done });
    } catch (error) {
      port.postMessage({ number, fault: (error as Error).message });
    }
  };
  port.on('message', (message: Extract<Message, { call: Call }>) => void answer(message));
  return engine.subscribe((event) => port.postMessage({ event }));
}

function boundaryOn(port: MessagePort): Served {
  const waiting = new Map<number, Caller>();
  const listeners = new Set<(event: EngineEvent) => void>();
  port.on('message', (message: Exclude<Message, { call: Call }>) => {
    if ('event' in message) {
      for (const listener of listeners) listener(message.event);
      return;
    }
    const caller = waiting.get(message.number);
    waiting.delete(message.number);
    if ('fault' in message) caller?.reject(new Error(message.fault));
    else caller?.resolve(message.answer);
  });
  let last = 0;
  const call = (name: Call, ...given: readonly unknown[]): Promise<never> =>
    new Promise<never>((resolve, reject) => {
      const number = ++last;
      waiting.set(number, { resolve: resolve as Caller['resolve'], reject });
      port.postMessage({ call: name, number, given });
    });
  return {
    submit: (command) => call('submit', command),
    first: (kind, key) => call('first', kind, key),
    ask: (question) => call('ask', question),
    take: (quotes) => call('take', quotes),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
