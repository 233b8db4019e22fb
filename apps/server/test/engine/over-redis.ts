import type { Engine } from '../../dist/engine/engine.js';
import type { EngineBoundary } from '../../dist/engine/protocol.js';
import { EngineServer } from '../../dist/engine/remote/engine-server.js';
import { RemoteEngine } from '../../dist/engine/remote/remote-engine.js';

/** Shared by engine and gateways. */
export const ENCRYPTION_KEY = Buffer.alloc(32, 19);

/**
 * An engine as a gateway reaches it over Redis. Quotes go to the engine directly and are answered once the gateway has
 * received them.
 */
export async function overRedis(engine: Engine, redisUrl: string) {
  const onError = (): void => undefined;
  const server = new EngineServer({
    redisUrl,
    encryptionKey: ENCRYPTION_KEY,
    engine,
    marketNow: () => null,
    onError,
  });
  const remote = new RemoteEngine({ redisUrl, encryptionKey: ENCRYPTION_KEY, onError });
  await server.start();
  await remote.start();
  const boundary: EngineBoundary & Pick<Engine, 'take'> = {
    submit: (command) => remote.submit(command),
    first: (kind, key) => remote.first(kind, key),
    ask: (question) => remote.ask(question),
    subscribe: (listener) => remote.subscribe(listener),
    onMissing: (listener) => remote.onMissing(listener),
    caughtUp: () => remote.caughtUp(),
    async take(quotes) {
      const taken = await engine.take(quotes);
      await remote.ask({ kind: 'lane.waiting' });
      return taken;
    },
  };
  const close = async (): Promise<void> => {
    await server.stopTaking();
    await remote.close();
    await server.close();
  };
  return { boundary, remote, close };
}
