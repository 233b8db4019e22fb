import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { testImage, upload } from './harness/pictures.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const PLACES = 24;
const PLACES_OF_ONE = 8;
/** Above the time for which nobody loses a place; the honest customer asks again each second. */
const PATIENCE = { timeout: 50_000, interval: 1_000 };

withOneDatabase((database) => {
  let server: TestServer;
  let honest: Client;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none', env: { TRUST_PROXY: 'on' } });
    honest = (await demoCustomer(server)).client;
  });
  afterAll(() => server?.discard());

  /** An upload that sends its first bytes and then nothing. */
  async function uploadSlowly(token: string): Promise<Socket> {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket
      .resume()
      .write(
        [
          'POST /api/common/image_upload HTTP/1.1',
          `host: ${hostname}`,
          'x-forwarded-for: 192.0.2.9',
          `authorization: ${token}`,
          'content-type: multipart/form-data; boundary=x',
          'content-length: 1000000',
          '',
          '--x',
          'content-disposition: form-data; name="file"; filename="slow.jpg"',
          '',
          'slow',
        ].join('\r\n'),
      );
    return socket;
  }

  it('somebody who keeps all places with slow uploads gives one up to another network', async () => {
    const slow: Socket[] = [];
    for (let at = 0; at < PLACES / PLACES_OF_ONE; at++) {
      const { token, client } = await demoCustomer(server);
      // Whose session is known already has his place before a later caller.
      await client.read('/api/user/sessions');
      for (let each = 0; each < PLACES_OF_ONE; each++) slow.push(await uploadSlowly(token));
    }
    const picture = await testImage().jpeg().toBuffer();
    const attempt = async (): Promise<unknown> => {
      const { code, data } = await upload(honest, picture);
      return code === 1 ? 'accepted' : refusalKeyOf(data);
    };
    await expect.poll(attempt, PATIENCE).toBe('upload.busy');
    await expect.poll(attempt, PATIENCE).toBe('accepted');
    await expect.poll(() => slow.filter(({ closed }) => closed).length, PATIENCE).toBe(1);
    for (const socket of slow) socket.destroy();
  });
});
