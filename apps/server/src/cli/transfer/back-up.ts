import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { Environment } from '../../config/environment.js';
import { storedSecrets } from '../../platform/auth/secrets.js';
import { openFiles } from '../../platform/storage/open-files.js';
import { ARCHIVE, archiveOf, copyArchive } from './archive.js';
import { expectThisVersion, fileDigest, MANIFEST, type Manifest } from './manifest.js';
import { rowsOfPostgres, storedTables } from './stored-tables.js';

type House = Pick<Environment, 'database' | 'dataDir' | 'files'>;
type Told = Pick<Manifest, 'dialect' | 'migrations' | 'tables'>;

/**
 * Writes a backup into a new folder in `to` while the server runs, and returns its path: a snapshot of the database,
 * the pictures that its rows name, still encrypted, the archive and the secrets of `DATA_DIR`. A folder ending in
 * `.part` is unfinished; a backup that fails removes its own.
 */
export async function backUp(house: House, to: string, now: () => number): Promise<string> {
  const madeAt = now();
  const name = `truemark-${new Date(madeAt).toISOString().replaceAll(':', '-').replace('.', '-')}`;
  const folder = join(to, name);
  const half = `${folder}.part`;
  try {
    await fill(house, half, madeAt);
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

async function fill(house: House, half: string, madeAt: number): Promise<void> {
  await mkdir(join(half, 'uploads'), { recursive: true, mode: 0o700 });
  await mkdir(join(half, 'database'), { mode: 0o700 });
  const { database } = house;
  const told =
    database.dialect === 'sqlite' ? copySqlite(database.file, half) : await dumpPostgres(database.url, half);
  // After the rows: a picture is written before the row that names it.
  const pictures = openFiles(house.files, 'uploads');
  for await (const { name: picture } of pictures.list()) {
    const bytes = await pictures.read(picture);
    if (bytes) await writeFile(join(half, 'uploads', picture), bytes, { mode: 0o600 });
  }
  // Also after the rows, which name only finished files.
  await copyArchive(archiveOf(house.dataDir), join(half, ARCHIVE));
  const secrets = storedSecrets(house.dataDir);
  if (secrets !== null) await writeFile(join(half, 'secrets.json'), secrets, { mode: 0o600 });
  const files: Manifest['files'] = {};
  for (const path of await filesBelow(half)) files[path] = await fileDigest(join(half, path));
  const manifest: Manifest = { format: 1, madeAt, ...told, files };
  await writeFile(join(half, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 });
}

/** One read transaction copies the whole file: writers continue, and none of them restarts it. */
function copySqlite(file: string, folder: string): Told {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const path = join(folder, 'database', 'truemark.db');
    database.prepare('VACUUM INTO ?').run(path);
    const copy = new Database(path, { readonly: true });
    const migrations = copy.prepare('SELECT name FROM migrations ORDER BY id').pluck().all() as string[];
    copy.close();
    expectThisVersion(migrations);
    return { dialect: 'sqlite', migrations, tables: {} };
  } finally {
    database.close();
  }
}

async function dumpPostgres(url: string, folder: string): Promise<Told> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    expectThisVersion(rows.map(({ name }) => name));
    const tables: Manifest['tables'] = {};
    for (const table of storedTables) {
      tables[table.name] = [...table.columns];
      const path = join(folder, 'database', `${table.name}.copy.gz`);
      const lines = Readable.from(rowsOfPostgres(client, table));
      await pipeline(lines, createGzip(), createWriteStream(path, { mode: 0o600 }));
    }
    return { dialect: 'postgres', migrations: rows.map(({ name }) => name), tables };
  } finally {
    await client.end();
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
