import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DiskFiles } from './disk-files.js';

it('lists its files, partial ones included, and none that it could not read by name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'truemark-files-'));
  try {
    const files = new DiskFiles(folder);
    await files.write('picture', Buffer.from('bytes'));
    for (const name of ['half.part', '.DS_Store', '.nfs0000000000001', 'Thumbs db'])
      await writeFile(join(folder, name), '');
    const listed: [string, Buffer | null][] = [];
    for await (const { name } of files.list()) listed.push([name, await files.read(name)]);
    expect(listed.sort()).toEqual([
      ['half', null],
      ['picture', Buffer.from('bytes')],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
