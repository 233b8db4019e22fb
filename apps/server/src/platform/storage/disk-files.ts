import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Files, fileName, isFileName, type Listed } from './files.js';

const PARTIAL_SUFFIX = '.part';

/** Files of a folder on this machine, local or shared, readable by no other user. */
export class DiskFiles extends Files {
  constructor(private readonly folder: string) {
    super();
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const path = await this.pathOf(name);
    await writeFile(path + PARTIAL_SUFFIX, bytes, { mode: 0o600 });
    await rename(path + PARTIAL_SUFFIX, path);
  }

  async writeAll(name: string, parts: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
    const path = await this.pathOf(name);
    try {
      await pipeline(Readable.from(parts), createWriteStream(path + PARTIAL_SUFFIX, { mode: 0o600 }), {
        signal,
      });
      await rename(path + PARTIAL_SUFFIX, path);
    } catch (error) {
      await rm(path + PARTIAL_SUFFIX, { force: true });
      throw error;
    }
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, fileName(name))).catch(unlessMissing);
  }

  async *readAll(name: string): AsyncGenerator<Buffer> {
    yield* createReadStream(join(this.folder, fileName(name))) as AsyncIterable<Buffer>;
  }

  async remove(name: string): Promise<void> {
    const path = join(this.folder, fileName(name));
    await Promise.all([path, path + PARTIAL_SUFFIX].map((each) => rm(each, { force: true })));
  }

  async *list(): AsyncGenerator<Listed> {
    const entries = (await readdir(this.folder, { withFileTypes: true }).catch(unlessMissing)) ?? [];
    for (const entry of entries) {
      const name = entry.name.endsWith(PARTIAL_SUFFIX)
        ? entry.name.slice(0, -PARTIAL_SUFFIX.length)
        : entry.name;
      if (!entry.isFile() || !isFileName(name)) continue;
      const found = await stat(join(this.folder, entry.name)).catch(unlessMissing);
      if (found !== null) yield { name, changedAt: found.mtimeMs };
    }
  }

  private async pathOf(name: string): Promise<string> {
    const path = join(this.folder, fileName(name));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return path;
  }
}

function unlessMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
