import { daysOf, type Report } from './report.js';

export interface Bar {
  readonly name: string;
  readonly sum: number;
}

type Line = Pick<Report, 'from' | 'to' | 'result'>;

/** Without the year: the lines below have it. */
const shortDays = ({ from, to }: Pick<Line, 'from' | 'to'>): string =>
  daysOf({ from: from.slice(5), to: to.slice(5) }).replaceAll(' ', '');

const DAY = 86_400_000;
/** More days than any range that is drawn. */
const MOST = 1_000;

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const count = Math.min(MOST, Math.round((Date.parse(to) - first) / DAY) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(first + at * DAY).toISOString().slice(0, 10),
  );
}

/** Lines in order of time. If each is one day, days without any are filled in, so that the axis is linear in time. */
export function byTime(lines: readonly Line[], whole: Pick<Line, 'from' | 'to'> | undefined): Bar[] {
  const sorted = [...lines].sort((one, other) => (one.from < other.from ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.some(({ from, to }) => from !== to))
    return sorted.map((line) => ({ name: shortDays(line), sum: line.result }));
  const sums = new Map(sorted.map(({ from, result }) => [from, result]));
  const from = whole && whole.from < first.from ? whole.from : first.from;
  const to = whole && whole.to > last.to ? whole.to : last.to;
  return daysBetween(from, to).map((day) => ({
    name: shortDays({ from: day, to: day }),
    sum: sums.get(day) ?? 0,
  }));
}
