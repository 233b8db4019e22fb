import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { JournalKey } from '../../platform/database/journal-key.js';
import type { DayEnd } from './verification-start.js';

/** Days kept: the newest is the default to continue from, earlier ones are on request. */
const DAYS_KEPT = 14;
const NAME = /^\d{4}-\d{2}-\d{2}\.verified$/;

/** The end of a fully verified day, and the replay's state there. */
export interface VerifiedDay {
  readonly end: DayEnd;
  /** See `formOf`: another version of the program may be unable to continue from it. */
  readonly form: string;
  readonly image: Buffer;
}

interface DayHeader {
  readonly end: DayEnd;
  readonly form: string;
  /** SHA-256 of the image. */
  readonly image: string;
}

/** The reason why a file cannot be used, in words. */
export interface UnusableFile {
  readonly file: string;
  readonly why: string;
}

/**
 * Ends of verified sealed days, one file each: a line of JSON with a MAC under the installation's key, then the
 * compressed image. Database access alone cannot forge one. Without them everything is verified from the first row.
 */
export class VerifiedDays {
  readonly refused: UnusableFile[] = [];

  constructor(
    private readonly folder: string,
    private readonly key: JournalKey,
  ) {}

  /** The newest usable one of that form with a day before `before` (default: any); null: none. */
  newest(form: string, before = '9999-12-31'): VerifiedDay | null {
    for (const name of this.fileNames().reverse()) {
      if (name.slice(0, before.length) >= before) continue;
      const found = this.read(name);
      if (typeof found === 'string') this.refused.push({ file: join(this.folder, name), why: found });
      else if (found.form !== form)
        this.refused.push({ file: join(this.folder, name), why: 'another version of Truemark wrote it' });
      else return found;
    }
    return null;
  }

  /** Writes one atomically, and deletes the oldest beyond the limit. */
  keep({ end, form, image }: VerifiedDay): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const head = JSON.stringify({ end, form, image: hash('sha256', image, 'hex') } satisfies DayHeader);
    const line = `${JSON.stringify({ head, mac: this.key.verified(head) })}\n`;
    const file = join(this.folder, `${end.day}.verified`);
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, Buffer.concat([Buffer.from(line), gzipSync(image)]), { mode: 0o600 });
    renameSync(beside, file);
    for (const name of this.fileNames().slice(0, -DAYS_KEPT))
      rmSync(join(this.folder, name), { force: true });
  }

  private fileNames(): string[] {
    try {
      return readdirSync(this.folder)
        .filter((name) => NAME.test(name))
        .sort();
    } catch {
      return [];
    }
  }

  private read(name: string): VerifiedDay | string {
    try {
      const bytes = readFileSync(join(this.folder, name));
      const lineEnd = bytes.indexOf(10);
      const { head, mac } = JSON.parse(bytes.toString('utf8', 0, lineEnd)) as { head: string; mac: string };
      if (this.key.verified(head) !== mac) return 'it was not written by this installation';
      const { end, form, image: sum } = JSON.parse(head) as DayHeader;
      const image = gunzipSync(bytes.subarray(lineEnd + 1));
      if (hash('sha256', image, 'hex') !== sum || !name.startsWith(end.day))
        return 'it is not what was written';
      return { end, form, image };
    } catch {
      return 'it cannot be read';
    }
  }
}
