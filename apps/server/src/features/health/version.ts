import { readFileSync } from 'node:fs';

const stated: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** Version of this program, such as `0.1.0`. */
export const VERSION: string = String((stated as { version?: unknown }).version);
