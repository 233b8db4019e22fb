import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Cipher } from '../auth/cipher.js';
import { DiskFiles } from '../storage/disk-files.js';
import { SealedStreams } from '../storage/sealed-streams.js';
import { type Cell, ExactNumber, Instant } from './cell.js';
import { csvOf } from './csv.js';
import { xlsxOf } from './xlsx.js';

async function* portions(...each: readonly (readonly (readonly Cell[])[])[]) {
  yield* each;
}

async function whole(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}

/** First file of a zip that was written in one go. */
function firstFile(zip: Buffer): string {
  const start = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(start)).toString();
}

it.each([
  ['=1+1', "'=1+1"],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['a=b', 'a=b'],
  ['a,"b"', '"a,""b"""'],
])('%j is written to a CSV as %j', async (text, written) => {
  expect((await whole(csvOf(['text'], portions([[text]])))).toString()).toBe(`\ufefftext\r\n${written}\r\n`);
});

it('a number is written as a number, also below zero; a workbook holds one with too many digits as a text', async () => {
  const rows: Cell[][] = [[new ExactNumber('-5.25'), new ExactNumber('12345678901234.56789012'), null]];
  expect((await whole(csvOf(['a', 'b', 'c'], portions(rows)))).toString()).toContain(
    '\r\n-5.25,12345678901234.56789012,\r\n',
  );
  const sheet = firstFile(await whole(xlsxOf(['a', 'b', 'c'], portions(rows))));
  expect(sheet).toContain('<c><v>-5.25</v></c>');
  expect(sheet).toContain('preserve">12345678901234.56789012</t>');
});

it('an instant is a local date and time in a workbook, and has its offset in a CSV', async () => {
  const wall = Date.UTC(2026, 10, 28, 12);
  const rows: Cell[][] = [[new Instant('2026-11-28T12:00:00.000+08:00', wall)]];
  expect(firstFile(await whole(xlsxOf(['a'], portions(rows))))).toContain(
    '<c s="1"><v>46354.500000000</v></c>',
  );
  expect((await whole(csvOf(['a'], portions(rows)))).toString()).toContain(
    '\r\n2026-11-28T12:00:00.000+08:00\r\n',
  );
});

it('a workbook holds texts without formulas and without characters that XML does not allow', async () => {
  const zip = await whole(xlsxOf(['a'], portions([['=1+1']], [['<&>\u0000\ud800']], [])));
  const sheet = firstFile(zip);
  expect(sheet).toContain('>=1+1</t>');
  expect(sheet).toContain('>&lt;&amp;&gt;</t>');
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

it('an error while rows are read fails the file', async () => {
  const failing = async function* (): AsyncGenerator<Cell[][]> {
    yield [['one']];
    throw new Error('the list failed');
  };
  await expect(whole(xlsxOf(['a'], failing()))).rejects.toThrow('the list failed');
  await expect(whole(csvOf(['a'], failing()))).rejects.toThrow('the list failed');
});

it('a file that is cancelled at any time raises no uncaught exception', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'truemark-called-off-'));
  const files = new SealedStreams(new DiskFiles(folder), new Cipher(Buffer.alloc(32)));
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
  try {
    for (let round = 0; round < 300; round++) {
      const off = new AbortController();
      const portions = async function* (): AsyncGenerator<Cell[][]> {
        for (let portion = 0; portion < 6; portion++) {
          off.signal.throwIfAborted();
          for (let turn = 0; turn < (round + portion) % 3; turn++) await new Promise(setImmediate);
          yield Array.from({ length: 50 }, (_, row) => [`${round}.${portion}.${row}`.repeat(5)]);
        }
      };
      const name = `round-${round}`.padEnd(22, '-');
      const written = files.write(name, xlsxOf(['number'], portions()), off.signal).catch(() => null);
      for (let turn = 0; turn < round % 40; turn++) await new Promise(setImmediate);
      off.abort();
      await written;
    }
  } finally {
    process.removeListener('uncaughtException', note);
    for (const other of others) process.on('uncaughtException', other);
    rmSync(folder, { recursive: true });
  }
  expect(uncaught).toEqual([]);
});
