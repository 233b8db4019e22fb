import { readOrderAudit } from '../apps/customer/src/api/order-audit.js';
import { checkBalance } from '../apps/customer/src/features/sealed-days/check-balance.js';
import { checkChain } from '../apps/customer/src/features/sealed-days/check-chain.js';
import { checkOrder } from '../apps/customer/src/features/sealed-days/check-order.js';
import { checkTicks } from '../apps/customer/src/features/sealed-days/check-ticks.js';
import { Fault, type Step } from '../apps/customer/src/features/sealed-days/fault.js';
import { checkOrderResult } from '../apps/customer/src/features/sealed-days/order-result.js';
import type { Seal } from '../apps/customer/src/features/sealed-days/seal.js';
import { checkFiles } from '../docs/check-proof.mjs';
import { type Fields, seal, signAgain, type World } from './made-days.js';
import { contentOf, madeAudit, madeWorld, OWNER } from './made-world.js';

export const DAY = '2026-11-02';
const [OPEN, CLOSE] = [42, 67];
/** 0.1 · 10 · 10002 / 50, that · 0.004, and (10001.25 − 10002) · 0.1 · 10. */
export const RESULT = { CautionMoney: '200.04', TradeFee: '0.80016', FactProfits: '-0.75' };

/** The same for twice the lots. */
export const TWICE = { CautionMoney: '400.08', TradeFee: '1.60032', FactProfits: '-1.5', Quantity: '0.2' };

/** Everything a customer can save, as the calls return it. */
export function saved(world: World = madeWorld(), audited: World = madeWorld(), result: Fields = RESULT) {
  const { answers, key } = seal(world);
  const day = answers[1] as (typeof answers)[number];
  const ticks = audited.days[1]?.ticks.TMX100 ?? [];
  const at = (seq: number) => ticks.find((tick) => tick.seq === seq) as (typeof ticks)[number];
  return {
    key,
    // Saved a day earlier, when there was no second key.
    kept: {
      key: { public_key: key.keys[0]?.public_key ?? '', keys: key.keys.slice(0, 1) },
      day: DAY,
      hash: day.record.hash,
    },
    seals: answers.map(({ record }) => record) as unknown as Seal[],
    ticks: day.ticks('TMX100'),
    minutes: day.minutes('TMX100'),
    balance: day.balance(OWNER),
    order: {
      order: { Id: 7 },
      ticks: [day.tick('TMX100', OPEN), day.tick('TMX100', CLOSE)],
      inputs: [1, 4].map((of) => ({ ...day.input(of), content: contentOf(DAY, of) })),
      entries: [0, 1, 4, 5].map((of) => day.entry(of)),
    },
    audit: madeAudit(ticks, at(OPEN), at(CLOSE), result),
  };
}
export type Saved = ReturnType<typeof saved>;

const envelope = (data: unknown): string => JSON.stringify({ code: 1, msg: '', data });
export const filesOf = (all: Saved): { name: string; bytes: Buffer }[] =>
  Object.entries({
    'key.json': envelope(all.key),
    'key-kept.json': envelope(all.kept.key),
    'seals.json': envelope({ data: all.seals.toReversed(), total: 3, page: 1, last_page: 1 }),
    [`ticks-TMX100-${DAY}.csv`]: all.ticks,
    [`minutes-TMX100-${DAY}.csv`]: all.minutes,
    [`balance-${DAY}.json`]: envelope(all.balance),
    'order-7.json': envelope(all.order),
    'audit-7.json': all.audit,
  }).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));

export const byScript = (all: Saved): string[] => checkFiles(filesOf(all)) as string[];

/** Key of a text of the page, and its values. */
export interface Shown {
  readonly key: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** Problems that the page reports, including incomplete files. */
export async function byPage(all: Saved): Promise<Shown[]> {
  const found: Shown[] = [];
  const attempt = async (check: () => unknown): Promise<void> => {
    try {
      await check();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      found.push({ key: `fault.${fault.key}`, facts: fault.facts });
    }
  };
  const silent = ({ key }: Step): void => {
    if (key === 'thinned') found.push({ key: `step.${key}`, facts: {} });
  };
  const breath = async (): Promise<void> => undefined;
  const sealOf = (day: string): Seal => {
    const known = all.seals.find((each) => each.day === day);
    if (!known) throw new Fault('noDay', { day });
    return known;
  };
  const { keys } = all.key;
  const { day, hash, key } = all.kept;
  const remembered = { day, hash, key: key.public_key };
  await attempt(() => checkChain({ seals: all.seals, keys, remembered }, silent, breath));
  const files = { ticks: all.ticks, minutes: all.minutes };
  await attempt(() => checkTicks({ seal: sealOf(DAY), symbol: 'TMX100', ...files }, silent, breath));
  await attempt(() => checkBalance(all.balance as never, sealOf(DAY), String(OWNER), silent));
  const audit = readOrderAudit(all.audit);
  await attempt(() => checkOrder(all.order as never, audit, all.seals, silent, String(OWNER)));
  await attempt(() => checkOrderResult(audit, silent));
  return found;
}

export type Draft<T> = { -readonly [K in keyof T]: Draft<T[K]> };
/** A changed copy of the saved files. */
export const altered = (change: (all: Draft<Saved>) => void): Saved => {
  const all = structuredClone(saved()) as Draft<Saved>;
  change(all);
  return all as Saved;
};
/** Changed books that were sealed again, with every hash recomputed. */
export const resealed = (change: (world: Draft<World>) => void): World => {
  const world = madeWorld() as Draft<World>;
  change(world);
  return world as World;
};
export const second = <T>(list: readonly T[]): T => list[1] as T;
export const flip = (hash: string): string => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);

/** The second day's record, changed by the broker, who signs it and all later ones again. */
export function rechained(change: (seal: Draft<Seal>) => void): Saved {
  const all = structuredClone(saved()) as Draft<Saved>;
  change(second(all.seals));
  return { ...(all as Saved), seals: signAgain(all.seals, madeWorld()) as unknown as Seal[] };
}

/** Proofs from the true books with the records of changed ones. */
export const beside = (change: (world: Draft<World>) => void): Saved => {
  const { seals } = saved(resealed(change));
  return { ...saved(), seals };
};
