import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '@truemark/domain';
import { decodeRow } from '../../platform/database/table.js';
import { SYSTEM } from '../kernel/command.js';
import type { Command, Outcome } from '../kernel/registry.js';
import type { State } from '../kernel/state.js';
import type { Store } from '../kernel/store/store.js';
import { hashOfKey } from './simulator-days.js';
import { simulatorDays } from './tables/simulator.table.js';

const DAY = 86_400_000;

export interface DayKeyOptions {
  /** Encrypts stored keys: a text encrypted for one purpose cannot be decrypted for another. */
  readonly cipher: {
    encrypt(text: string, purpose: string): string;
    /** Throws if encrypted with another key or for another purpose. */
    decrypt(encrypted: string, purpose: string): string;
  };
  /** Tests only: derives every day's key from this text. */
  readonly fixed: string | null;
}

type Submit = <C extends Command>(command: C) => Promise<Outcome<C['kind']>>;

/** Encryption purpose of a day's key, so that it cannot be decrypted for another day. */
export const keyPurpose = (day: string): string => `simulator ${day}`;

/**
 * The simulator's keys. Each GMT day of the market clock has a key of 32 random bytes: its hash is committed in the
 * journal before the day, and the key itself is published after it. Today's and tomorrow's always exist. A key is held
 * in memory and encrypted in the database, nowhere else.
 */
export class DayKeys {
  private readonly keys = new Map<string, Buffer>();
  /** Days for which the lane rejected a key or its publication. */
  private readonly rejectedDays = new Set<string>();
  private running: Promise<void> | null = null;

  private constructor(
    private readonly options: DayKeyOptions,
    private readonly days: State['simulatorDays'],
    private readonly say: (line: string) => void,
  ) {}

  static async load(
    options: DayKeyOptions,
    { days, store, say }: { days: State['simulatorDays']; store: Store; say: (line: string) => void },
  ): Promise<DayKeys> {
    const keys = new DayKeys(options, days, say);
    for (const day of days.keys()) {
      const [row] = await store.query('SELECT * FROM simulator_days WHERE day = $1', [day]);
      if (row) keys.decryptKey(day, decodeRow(simulatorDays, row).sealed);
    }
    return keys;
  }

  /** The key for drawing a tick of this day; null if there is none, or if it is already public. */
  drawing(day: string): Buffer | null {
    return this.days.get(day)?.isRevealed === false ? this.of(day) : null;
  }

  /** The key of a recent day; null if unknown. */
  of(day: string): Buffer | null {
    return this.keys.get(day) ?? null;
  }

  /** Commits today's and tomorrow's keys if missing, and publishes those of past days. */
  keep(now: number, submit: Submit): Promise<void> {
    this.running ??= this.commitAndReveal(now, submit).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async commitAndReveal(now: number, submit: Submit): Promise<void> {
    const today = dayOf(now);
    for (const day of [today, dayOf(now + DAY)]) {
      if (!this.days.has(day) && !this.rejectedDays.has(day)) await this.commitKey(day, submit);
    }
    for (const [day, { isRevealed }] of this.days) {
      const key = this.keys.get(day);
      if (day >= today || isRevealed || !key || this.rejectedDays.has(day)) continue;
      const told = await submit({ kind: 'simulator.reveal', actor: SYSTEM, day, key: key.toString('hex') });
      if (!('isNew' in told && told.isNew)) this.rejectedDays.add(day);
    }
    for (const day of this.keys.keys()) if (day < dayOf(now - DAY)) this.keys.delete(day);
  }

  private async commitKey(day: string, submit: Submit): Promise<void> {
    const { fixed, cipher } = this.options;
    const key = fixed === null ? randomBytes(32) : createHmac('sha256', fixed).update(day).digest();
    const bound = await submit({
      kind: 'simulator.publish',
      actor: SYSTEM,
      day,
      hash: hashOfKey(key),
      source: fixed === null ? 'random' : 'environment',
      sealed: cipher.encrypt(key.toString('hex'), keyPurpose(day)),
    });
    if ('isNew' in bound && bound.isNew) this.keys.set(day, key);
    else this.rejectedDays.add(day);
  }

  private decryptKey(day: string, sealed: string): void {
    try {
      this.keys.set(day, Buffer.from(this.options.cipher.decrypt(sealed, keyPurpose(day)), 'hex'));
    } catch {
      this.say(
        `the simulator's key of ${day} was sealed by another installation: no simulated prices that day`,
      );
    }
  }
}
