import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { adminClient } from './harness/admin-client.js';
import { type Client, refusalKeyOf } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { demoCustomer } from './harness/demo-customer.js';
import {
  boastfulJpeg,
  fetchTestFile,
  moving,
  noise,
  noteBomb,
  pixelBomb,
  testImage,
  upload,
} from './harness/pictures.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const MIB = 1024 * 1024;

withOneDatabase((database) => {
  let server: TestServer;
  let customer: Client;

  beforeAll(async () => {
    server = await startServer({ database });
    customer = (await demoCustomer(server)).client;
  });
  afterAll(() => server?.discard());

  const isAlive = async (): Promise<boolean> => (await fetch(`${server.url}/health/ready`)).ok;
  const folder = (): string => join(server.dataDir, 'uploads');
  const stored = (): string[] => (existsSync(folder()) ? readdirSync(folder()) : []);
  const keep = async (file: Buffer, name?: string): Promise<string> => {
    const { code, msg, data } = await upload(customer, file, name ? { name } : {});
    expect([code, msg]).toEqual([1, '']);
    expect(data.url).toMatch(/^\/api\/common\/image\/[\w-]{22}$/);
    return data.url;
  };
  const open = async (url: string): Promise<Buffer> => {
    const response = await fetchTestFile(server.url, url, customer.token);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="file.jpeg"');
    return Buffer.from(await response.arrayBuffer());
  };
  const refused = async (file: Buffer | null, key: string, options = {}): Promise<string> => {
    const before = stored().length;
    const { status, code, msg, data } = await upload(customer, file, options);
    expect([status, code, refusalKeyOf(data)]).toEqual([200, 0, key]);
    expect(stored()).toHaveLength(before);
    expect(await isAlive()).toBe(true);
    return msg;
  };

  it.each(['jpeg', 'png', 'webp'] as const)('accepts %s and returns it to its owner', async (kind) => {
    const url = await keep(await testImage().toFormat(kind).toBuffer());
    const picture = await sharp(await open(url)).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 320, 200]);
  });

  it('turns a picture upright, limits its size and removes its metadata', async () => {
    const file = await testImage({ width: 4000, height: 3000 })
      .withExif({ IFD0: { Copyright: 'at home, 12 Elm Street' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Exif')).toBe(true);
    const bytes = await open(await keep(file));
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([1920, 2560, undefined, undefined]);
    expect(bytes.includes('Elm Street')).toBe(false);
  });

  it('stores nothing readable on disk', async () => {
    await keep(await noise(300, 200).png().toBuffer());
    for (const name of stored()) {
      const bytes = readFileSync(join(folder(), name));
      expect(bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
      expect(bytes.includes('JFIF')).toBe(false);
      await expect(sharp(bytes).metadata()).rejects.toThrow();
    }
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>', null],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', null],
    ['an iPhone’s picture', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['a paper', '%PDF-1.7\n', 'PDF'],
    ['a moving picture', 'GIF89a\x01\0\x01\0\0\0\0;', 'GIF'],
  ])('refuses %s that is named like a picture, and says what is accepted', async (_, content, found) => {
    const said = await refused(Buffer.from(content, 'latin1'), 'upload.kind');
    expect(said).toContain('JPEG, PNG, WebP');
    // What is not recognised is not named.
    expect(said).toMatch(found === null ? /WebP\.$/ : `This file: ${found}.`);
  });

  it('refuses a picture of 30,000 × 30,000 pixels, a broken one, and an empty upload', async () => {
    await refused(pixelBomb(30_000), 'upload.too_many_pixels', { name: 'small.png' });
    await refused(Buffer.from('\xff\xd8\xff\xe0 and nothing more', 'latin1'), 'upload.unreadable');
    const whole = await noise(400, 400).jpeg().toBuffer();
    await refused(whole.subarray(0, whole.length / 2), 'upload.unreadable');
    await refused(null, 'validation');
    await refused(Buffer.alloc(0), 'validation');
    await refused(whole, 'validation', { field: 'another' });
    const json = await customer.post('/api/common/image_upload', { file: 'x' });
    expect(json.data).toMatchObject({ fields: { file: 'validation.invalid' } });
  });

  it('refuses huge claimed dimensions and two files at once; reduces an animation or inflated metadata to one still picture', async () => {
    await refused(await boastfulJpeg(), 'upload.too_many_pixels');
    const picture = new Uint8Array(await testImage().jpeg().toBuffer());
    const two = new FormData();
    for (const name of ['one.jpg', 'two.jpg']) two.append('file', new Blob([picture]), name);
    const headers = { authorization: customer.token ?? '' };
    const sent = { method: 'POST', headers, body: two };
    const answer = await fetch(`${server.url}/api/common/image_upload`, sent);
    expect(refusalKeyOf(((await answer.json()) as { data: unknown }).data)).toBe('validation');

    const still = await sharp(await open(await keep(await moving(30)))).metadata();
    expect([still.width, still.height, still.pages]).toEqual([64, 64, undefined]);
    const bomb = noteBomb(100_000_000);
    expect(bomb.length).toBeLessThan(200_000);
    const { data, code } = await upload(customer, bomb);
    if (code === 1) expect((await open(data.url)).length).toBeLessThan(2_000);
    else expect(refusalKeyOf(data)).toBe('upload.unreadable');
    expect(await isAlive()).toBe(true);
  });

  it('accepts a picture that is also an HTML page, and returns only the picture', async () => {
    const picture = await testImage()
      .jpeg()
      .withExif({ IFD0: { Artist: '<script>a()</script>' } })
      .toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script>PK\x03\x04')]);
    const bytes = await open(await keep(polyglot, 'page.html'));
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\x03\x04')).toBe(false);
  });

  it('ignores the file’s name', async () => {
    const file = await testImage().jpeg().toBuffer();
    for (const name of [
      '../../../secrets.json',
      '/etc/passwd',
      'a\0b.jpg',
      `${'x'.repeat(5_000)}.jpg`,
      'CON',
    ]) {
      await keep(file, name);
    }
    expect(stored().every((name) => /^[\w-]{22}$/.test(name))).toBe(true);
    const secrets = JSON.parse(readFileSync(join(server.dataDir, 'secrets.json'), 'utf8')) as object;
    expect(secrets).toHaveProperty('encryptionKey');
  });

  it('accepts 8 MiB and not a byte more', async () => {
    const picture = await testImage().jpeg().toBuffer();
    await keep(Buffer.concat([picture, Buffer.alloc(8 * MIB - picture.length)]));
    for (const size of [8 * MIB + 1, 9 * MIB, 40 * MIB]) {
      const large = await upload(customer, Buffer.concat([picture, Buffer.alloc(size - picture.length)]));
      expect([large.status, large.code, refusalKeyOf(large.data)]).toEqual([413, 0, 'too_large']);
    }
    expect(await isAlive()).toBe(true);
  });

  it('limits twenty concurrent uploads, and answers each of them', async () => {
    const file = await noise(1200, 900).jpeg({ quality: 95 }).toBuffer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(customer, file)));
    const taken = answers.filter(({ code }) => code === 1);
    const busy = answers.filter(({ status, data }) => status === 429 && refusalKeyOf(data) === 'upload.busy');
    expect(taken.length).toBeGreaterThanOrEqual(8);
    expect(taken.length + busy.length).toBe(20);
    for (const { headers } of busy) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await isAlive()).toBe(true);
    await keep(file);
  });

  it('returns a picture to its owner only', async () => {
    const url = await keep(await testImage().jpeg().toBuffer());
    const stranger = await demoCustomer(server);
    const answerTo = async (token: string | null, address = url): Promise<unknown> => {
      const response = await fetchTestFile(server.url, address, token);
      return ((await response.json()) as { data: unknown }).data;
    };
    expect(refusalKeyOf(await answerTo(stranger.token))).toBe('upload.not_found');
    expect(refusalKeyOf(await answerTo(null))).toBe('auth.session');
    expect(refusalKeyOf(await answerTo(null, `${url}?authorization=${customer.token}`))).toBe('auth.session');
    expect(refusalKeyOf(await answerTo(customer.token, '/api/common/image/..%2F..%2Fsecrets.json'))).toBe(
      'upload.not_found',
    );
    const { status } = await upload(
      { url: server.url, token: null, lang: 'en' },
      await testImage().jpeg().toBuffer(),
    );
    expect(status).toBe(200);
  });

  it('shows a picture to a permitted operator, and logs each access', async () => {
    const url = await keep(await testImage().jpeg().toBuffer());
    const id = url.split('/').at(-1) as string;
    const support = await adminClient(server, 'support');
    const auditor = await adminClient(server, 'auditor');
    const address = `/admin/api/uploads/${id}`;
    for (const times of [1, 2]) {
      const seen = await fetchTestFile(server.url, address, `Bearer ${support.token}`);
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(Buffer.from(await seen.arrayBuffer()).equals(await open(url))).toBe(true);
      const looks = await auditor.list('audit-log', { filter: { resource: 'uploads', resource_id: id } });
      expect(looks.map(({ action }) => action)).toEqual(Array(times).fill('look'));
    }
    expect((await fetchTestFile(server.url, address, `Bearer ${auditor.token}`)).status).toBe(403);
    expect((await fetchTestFile(server.url, address, customer.token)).status).toBe(401);
    expect(
      (await fetchTestFile(server.url, '/admin/api/uploads/nothing', `Bearer ${support.token}`)).status,
    ).toBe(404);
  });

  it('the API description has both calls', async () => {
    const { paths } = (await (await fetch(`${server.url}/docs/json`)).json()) as {
      paths: Record<string, { post?: { requestBody: { content: object } }; get?: { parameters: object[] } }>;
    };
    const { post } = paths['/api/common/image_upload'] ?? {};
    expect(Object.keys(post?.requestBody.content ?? {})).toEqual(['multipart/form-data']);
    const { get } = paths['/api/common/image/{id}'] ?? {};
    expect(get?.parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true });
  });

  it('removes unreferenced pictures after a day, at startup too', async () => {
    const [old, young] = [
      await keep(await testImage().jpeg().toBuffer()),
      await keep(await testImage().png().toBuffer()),
    ];
    const name = (url: string): string => url.split('/').at(-1) as string;
    await server.stop();
    const yesterday = Date.now() - 24 * 3_600_000 - 1;
    await writeBypassingEngine(
      targetOf(server),
      `UPDATE uploads SET created_at = ${yesterday} WHERE id = '${name(old)}'`,
    );
    await server.restart();
    expect(stored()).not.toContain(name(old));
    expect(stored()).toContain(name(young));
    const gone = await fetchTestFile(server.url, old, customer.token);
    expect(refusalKeyOf(((await gone.json()) as { data: unknown }).data)).toBe('upload.not_found');
    await open(young);
  });
});
