const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [360, 150, 64, 32, 48];
/** Strokes differ in dash as well as in colour. */
const STROKES = [
  ['#2f6f00', ''],
  ['#0b5cad', '6 3'],
  ['#a04800', '2 3'],
  ['#7a1f7a', '8 3 2 3'],
];
const MEBI = 1024 * 1024;
const text = (value) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** One panel with a line per series: `[name, value of each sample]`. */
function panel([title, lines], at) {
  const x = LEFT + (at % 2) * (WIDTH + LEFT + 16);
  const y = TOP + Math.floor(at / 2) * (HEIGHT + TOP + GAP);
  const highest = Math.max(1, ...lines.flatMap(([, values]) => values));
  const place = (value, index, count) =>
    `${(x + (index / Math.max(1, count - 1)) * WIDTH).toFixed(1)},${(y + HEIGHT - (value / highest) * HEIGHT).toFixed(1)}`;
  const drawn = lines.map(([name, values], line) => {
    const [colour, dash] = STROKES[line % STROKES.length];
    const points = values.map((value, index) => place(value, index, values.length)).join(' ');
    const key = x + line * (WIDTH / lines.length);
    return [
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-dasharray="${dash}"/>`,
      `<line x1="${key}" x2="${key + 18}" y1="${y + HEIGHT + 20}" y2="${y + HEIGHT + 20}" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
      `<text x="${key + 22}" y="${y + HEIGHT + 24}">${name}</text>`,
    ].join('');
  });
  return [
    `<text x="${x}" y="${y - 10}" font-weight="600">${title}</text>`,
    `<path d="M${x} ${y}V${y + HEIGHT}H${x + WIDTH}" fill="none" stroke="#8a9080"/>`,
    `<text x="${x - 6}" y="${y + 8}" text-anchor="end">${text(highest)}</text>`,
    `<text x="${x - 6}" y="${y + HEIGHT}" text-anchor="end">0</text>`,
    ...drawn,
  ].join('\n');
}

/**
 * SVG picture of a soak's samples, as `processes-run-for-an-hour` writes them to `SOAK_FILE`: memory and open files of each
 * process, stream lengths, and stored command outcomes over time.
 */
export function soakPicture(samples) {
  const names = Object.keys(samples[0].held);
  const of = (value) => names.map((name) => [name, samples.map(({ held }) => value(held[name]))]);
  const panels = [
    ['memory, MiB', of(({ memory }) => memory / MEBI)],
    ['open files and sockets', of(({ files }) => files)],
    [
      'messages of the streams',
      ['commands', 'events'].map((name, at) => [name, samples.map(({ streams }) => streams[at])]),
    ],
    ['commands that are remembered', [['sent', samples.map(({ sent }) => sent)]]],
  ];
  const minutes = Math.round((samples.at(-1).at - samples[0].at) / 60_000);
  const [wide, high] = [2 * (WIDTH + LEFT + 16) + 8, 2 * (HEIGHT + TOP + GAP) + 16];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" font-family="system-ui, sans-serif" font-size="12" fill="#12170d" role="img" aria-label="What the processes of a house hold over ${minutes} minutes under orders">
<rect width="100%" height="100%" fill="#fff"/>
${panels.map(panel).join('\n')}
<text x="${LEFT}" y="${high - 8}">${minutes} minutes from left to right, ${samples.length} samples</text>
</svg>
`;
}
