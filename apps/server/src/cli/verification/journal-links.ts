import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import {
  type JournalStart,
  type LinkPart,
  type LinkParts,
  lineOf,
  nextJournalLink,
  PartHash,
} from '../../engine/kernel/journal-link.js';
import { ProductRegistry } from '../../engine/kernel/product-registry.js';
import { type JournalLink, journalLinks, rowWrites } from '../../engine/kernel/tables/journal.table.js';
import { engineLease } from '../../engine/kernel/tables/lane.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { CHAIN_START, type ChainEnd } from '../../platform/database/chain.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import type { Table } from '../../platform/database/table.js';
import type { VerificationStart } from './verification-start.js';

/**
 * Verifies that inputs, ticks and row records match their journal links, commit by commit, and that the last link is
 * sealed. `known`: an end recorded elsewhere, which must be in the chain. Without the key the seal is not checked, and
 * the result says so. `since`: only later links.
 */
export async function verifyLinks(
  reader: DatabaseReader,
  key: JournalKey | null,
  known?: ChainEnd,
  since: Pick<VerificationStart, 'link'> | null = null,
): Promise<string> {
  const { linked } = new ProductRegistry(PRODUCTS);
  const from = since?.link ?? { ...CHAIN_START, laneSeq: 0, rows: 0 };
  const tables = linked.map(
    (table) => new LinkedRows(reader, table as unknown as LinkedTable, since?.link ?? null),
  );
  let end: ChainEnd = from;
  let before: Pick<JournalLink, 'laneSeq' | 'rows'> = from;
  for await (const link of rowsOf(reader, journalLinks, ['place'], since && [from.place])) {
    const { place, laneSeq, rows, hash } = link;
    const what = `journal link ${place}`;
    assertConsistent(
      place === end.place + 1,
      () => `journal link ${end.place + 1} is missing: behind ${end.place} comes ${place}`,
    );
    const computed = nextJournalLink(end, link);
    assertConsistent(
      computed.hash === hash,
      () => `${what} is not what was written there behind link ${end.place}`,
    );
    assertConsistent(
      known?.place !== place || known.hash === hash,
      () => `${what} has hash ${hash}, written down was ${known?.hash}`,
    );
    const parts = JSON.parse(link.parts) as LinkParts;
    const steps = `${what}, steps ${before.laneSeq + 1} to ${laneSeq}`;
    for (const table of tables)
      await table.compare(table.isOfRows ? rows : laneSeq, parts[table.name], steps);
    if (link.note !== null) verifyStart(JSON.parse(link.note) as JournalStart, what);
    end = computed;
    before = link;
  }
  for (const table of tables) await table.expectNoMore();
  const sealed = await verifySeal(reader, key, end, before.laneSeq);
  assertConsistent(
    known === undefined || known.place <= end.place,
    () => `journal link ${end.place + 1} is missing: link ${known?.place} was written down`,
  );
  return `${end.place} links hold inputs, ticks and records of rows; ${sealed}; they end at ${end.place}:${end.hash}`;
}

function verifyStart({ broken }: JournalStart, what: string): void {
  assertConsistent(
    broken === undefined,
    () => `${what}: a server was started on a journal that was altered: ${broken}`,
  );
}

async function verifySeal(
  reader: DatabaseReader,
  key: JournalKey | null,
  end: ChainEnd,
  linked: number,
): Promise<string> {
  const [lease] = await reader.select(engineLease, 'WHERE id = 1');
  if (!lease) {
    assertConsistent(end.place === 0, () => 'the row of engine_lease is missing');
    return 'there is nothing to seal yet';
  }
  const { links, linkHash, laneSeq, sealedEpoch, seal, epoch } = lease;
  assertConsistent(
    links <= end.place,
    () => `journal link ${end.place + 1} is missing: ${links} were written`,
  );
  assertConsistent(
    links === end.place && (links === 0 || linkHash === end.hash),
    () => `journal link ${links + 1} and what follows were not written by the server`,
  );
  assertConsistent(
    epoch >= sealedEpoch && laneSeq >= linked,
    () => 'engine_lease is behind what was written under it',
  );
  if (key === null) return 'the seal could NOT be checked: there are no secrets in DATA_DIR';
  const isSealed = key.seal({ laneSeq, epoch: sealedEpoch, place: links, hash: linkHash }) === seal;
  assertConsistent(
    isSealed || (seal === '' && links === 0),
    () =>
      `engine_lease and the end of the journal (link ${links}, step ${laneSeq}) are not what the server sealed`,
  );
  return seal === '' ? 'there is nothing to seal yet' : 'the seal fits';
}

type LinkedTable = Table<Record<string, unknown>>;

/** Rows of one table that links cover, in order. */
class LinkedRows {
  readonly name: string;
  readonly isOfRows: boolean;
  private readonly rows: AsyncGenerator<Record<string, unknown>>;
  private readonly orderColumn: string;
  private next: Record<string, unknown> | undefined;
  private hasStarted = false;

  constructor(
    reader: DatabaseReader,
    private readonly table: LinkedTable,
    from: Pick<JournalLink, 'laneSeq' | 'rows'> | null,
  ) {
    this.name = table.name;
    this.isOfRows = table.name === rowWrites.name;
    this.orderColumn = this.isOfRows ? 'place' : 'laneSeq';
    this.rows = rowsOf(reader, table, [this.orderColumn], from && [this.isOfRows ? from.rows : from.laneSeq]);
  }

  /** Compares the rows up to `last` with their part of a link. */
  async compare(last: number, written: LinkPart | undefined, steps: string): Promise<void> {
    if (!this.hasStarted) await this.advance();
    this.hasStarted = true;
    const part = new PartHash();
    const named: string[] = [];
    while (this.next && (this.next[this.orderColumn] as number) <= last) {
      part.take(lineOf(this.table, this.next), 1);
      if (named.length < 3) named.push(this.nameOf(this.next));
      await this.advance();
    }
    const { count } = part;
    const [due, hash] = written ?? [0, null];
    assertConsistent(
      count === due,
      () =>
        `${this.name} has ${count} rows in ${steps}, ${due} were written (${named.join(', ') || 'none'} …)`,
    );
    assertConsistent(
      hash === null || part.end()[1] === hash,
      () => `${this.name} is not what was written in ${steps}: ${named.join(', ')}${count > 3 ? ' …' : ''}`,
    );
  }

  async expectNoMore(): Promise<void> {
    if (!this.hasStarted) await this.advance();
    const { next } = this;
    assertConsistent(
      next === undefined,
      () => `${this.name} ${next ? this.nameOf(next) : ''} was not written by the server`,
    );
  }

  private async advance(): Promise<void> {
    const { value, done } = await this.rows.next();
    this.next = done === true ? undefined : value;
  }

  private nameOf(row: Record<string, unknown>): string {
    return this.table.key.map((name) => `${name} ${row[name]}`).join(', ');
  }
}
