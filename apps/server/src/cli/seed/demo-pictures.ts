import { hash, randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import type { RowWrite } from '../../engine/protocol.js';
import { type Upload, uploads } from '../../features/uploads/upload.table.js';
import { reEncode } from '../../platform/pictures/re-encode.js';
import type { EncryptedFiles } from '../../platform/storage/encrypted-files.js';

const WIDTH = 420;
const HEIGHT = 140;
/** Half the width of a stroke, pixels. */
const PEN_RADIUS = 2;
const STEPS = 4_000;

/** Writes a demo person's uploaded picture to its file, and returns its id and row. */
export async function signaturePicture(
  files: EncryptedFiles,
  ownerId: number,
  name: string,
  at: number,
): Promise<{ readonly id: string; readonly row: RowWrite }> {
  const picture = await reEncode(signaturePng(name));
  if ('problem' in picture) throw new Error(`the demo's signature cannot be used: ${picture.problem}`);
  const { bytes, width, height } = picture;
  const row: Upload = {
    id: randomBytes(16).toString('base64url'),
    ...{ ownerId, kind: 'image/jpeg', sha256: hash('sha256', bytes, 'hex'), size: bytes.length },
    ...{ width, height, attachedAt: at, createdAt: at },
  };
  await files.write(row.id, bytes);
  return { id: row.id, row: { op: 'insert', table: uploads.name, row } };
}

/** A pen stroke as a PNG; a name always gives the same picture. */
function signaturePng(name: string): Buffer {
  const random = seededRandom(`truemark|signature|${name}`);
  const waves = Array.from({ length: 4 }, (_, index) => ({
    turns: 2 + index * 3 + random() * 3,
    phase: random() * Math.PI * 2,
    size: (0.8 + random() * 0.5) / (index + 1),
  }));
  const wave = (share: number, shift: number): number =>
    waves.reduce(
      (sum, { turns, phase, size }) => sum + size * Math.sin(share * turns * 6 + phase + shift),
      0,
    );
  // Each row begins with its filter type, none.
  const rows = Buffer.alloc(HEIGHT * (WIDTH + 1), 255);
  for (let y = 0; y < HEIGHT; y++) rows[y * (WIDTH + 1)] = 0;
  for (let step = 0; step <= STEPS; step++) {
    const share = step / STEPS;
    const x = Math.round(30 + share * (WIDTH - 60) + wave(share, 1) * 8);
    const y = Math.round(HEIGHT / 2 + wave(share, 0) * (HEIGHT / 6));
    for (let down = -PEN_RADIUS; down <= PEN_RADIUS; down++) {
      const from = (y + down) * (WIDTH + 1) + 1 + x;
      if (y + down >= 0 && y + down < HEIGHT) rows.fill(25, from - PEN_RADIUS, from + PEN_RADIUS);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // 8-bit greyscale.
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', deflateSync(rows)), part('IEND')]);
}

function part(name: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
