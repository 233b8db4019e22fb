import { expect, it } from 'vitest';
import { soakPicture } from './soak-picture.mjs';

const MEBI = 1024 * 1024;
const sample = (at: number, memory: number) => ({
  at: at * 60_000,
  held: { engine: { memory: memory * MEBI, files: 30 }, standby: { memory: 50 * MEBI, files: 20 } },
  streams: [10_000 + at, 4_000],
  sent: at * 1_000,
});

it('draws each figure of a soak against the highest of its kind', () => {
  const picture = soakPicture([sample(0, 100), sample(30, 200), sample(60, 100)]);
  expect(picture).toContain('60 minutes from left to right, 3 samples');
  expect(picture).toContain('points="64.0,107.0 244.0,32.0 424.0,107.0"');
  for (const said of ['memory, MiB', '>200<', '>10,060<', '>60,000<', 'engine', 'standby', 'events'])
    expect(picture).toContain(said);
  expect(picture).not.toContain('NaN');
});
