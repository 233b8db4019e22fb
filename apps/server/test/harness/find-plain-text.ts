import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestServer } from './server.js';

/** Files of the data directory and tables of its database that contain a text in plain form. */
export async function findPlainText(server: TestServer, text: string): Promise<string[]> {
  const files = readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(server.dataDir, name)).isFile())
    .filter((name) => readFileSync(join(server.dataDir, name)).includes(text));
  return [...files, ...(server.databaseUrl === null ? [] : await tablesWith(server.databaseUrl, text))];
}

async function tablesWith(connectionString: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await client.query(
        `SELECT 1 FROM ${name} each WHERE strpos(each::text, $1) > 0 LIMIT 1`,
        [text],
      );
      if (rowCount) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}
