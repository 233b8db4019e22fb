import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './files.js';
import { Unreachable } from './http.js';

afterEach(() => vi.unstubAllGlobals());

const answered = (body: string, type: string, status: number): Promise<Blob> => {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
  return fetchFile('/api/any', {});
};

it('the error page of a proxy is not saved as the file', async () => {
  await expect(answered('<h1>502 Bad Gateway</h1>', 'text/html', 502)).rejects.toBeInstanceOf(Unreachable);
});

it('a file is', async () => {
  expect(await (await answered('time,amount', 'text/csv', 200)).text()).toBe('time,amount');
});
