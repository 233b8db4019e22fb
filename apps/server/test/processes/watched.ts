import { readdirSync, readFileSync } from 'node:fs';
import type { Process } from '../harness/processes.js';

/** Clock ticks per second in which Linux counts processor time. */
const CLOCK = 100;
const PAGE = 4_096;

/** Resource use of a process, as Linux reports it. */
export interface Held {
  /** Resident memory, bytes. */
  readonly memory: number;
  /** Open files and connections. */
  readonly files: number;
  /** Processor time since its start, ms. */
  readonly processor: number;
}

export function heldBy({ pid }: Pick<Process, 'pid'>): Held {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  // Parsed after the name, which is in brackets and may contain anything: user and system time are the 12th and 13th
  // field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return {
    memory: Number(pages) * PAGE,
    files: readdirSync(`/proc/${pid}/fd`).length,
    processor: ((Number(fields[11]) + Number(fields[12])) * 1_000) / CLOCK,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
