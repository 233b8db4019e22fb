import { Injectable } from '@nestjs/common';
import type { CustomerNote, NoteEditInput, NoteInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { AdminError, conflict, notFound } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { operators } from '../operators/operator.table.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { customerNotes, type NoteWording } from './note.table.js';

/** Latest notes shown on a customer's page; older ones are in the timeline. */
const MAX_NOTES = 20;

/** Operators' internal notes on a customer. No decision reads them, and no customer call returns them. */
@Injectable()
export class NotesAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly shared: SharedStore,
    private readonly audit: AuditRowBuilder,
  ) {}

  /** Latest first; each with its previous revisions. */
  async of(operator: SignedInOperator, customerId: number): Promise<CustomerNote[]> {
    const firsts = await this.reader.select(
      customerNotes,
      'WHERE customer_id = $1 AND id = note_id ORDER BY at DESC, id DESC LIMIT $2',
      [customerId, MAX_NOTES],
    );
    return this.answers(
      operator,
      firsts.map(({ id }) => id),
    );
  }

  async write(operator: SignedInOperator, customerId: number, { text }: NoteInput): Promise<CustomerNote> {
    if (!(await this.reader.first(customers, 'WHERE id = $1', [customerId]))) throw notFound('customer');
    const id = await this.numbers.next(customerNotes);
    return this.record(operator, { id, customerId, noteId: id, text }, { action: 'write_note' });
  }

  /** Adds a revision to one's own note; earlier revisions are kept. */
  edit(
    operator: SignedInOperator,
    customerId: number,
    noteId: number,
    { text, former }: NoteEditInput,
  ): Promise<CustomerNote> {
    return this.shared.inTurn(`note ${noteId}`, async () => {
      const wordings = await this.reader.select(customerNotes, 'WHERE note_id = $1 ORDER BY id', [noteId]);
      const last = wordings.at(-1);
      if (!last || last.customerId !== customerId) throw notFound('note');
      if (last.operatorId !== operator.id) {
        throw new AdminError(403, 'notes.of_another', 'Only the author of a note can edit it.');
      }
      if (wordings.length - 1 !== former) {
        throw conflict('notes.changed', 'This note was edited in the meantime: please read it again.');
      }
      const id = await this.numbers.next(customerNotes);
      const trace = { action: 'edit_note', before: { text: last.text } };
      return this.record(operator, { id, customerId, noteId, text }, trace);
    });
  }

  private async record(
    operator: SignedInOperator,
    wording: Omit<NoteWording, 'operatorId' | 'at'>,
    trace: { readonly action: string; readonly before?: object },
  ): Promise<CustomerNote> {
    const { customerId, noteId, text } = wording;
    const row: NoteWording = { ...wording, operatorId: operator.id, at: wallClock.now() };
    const audited = this.audit.row(operator, {
      ...trace,
      ...{ resource: 'customers', resourceId: customerId, customerId, after: { note: noteId, text } },
    });
    const rows = [{ op: 'insert', table: customerNotes.name, row } as const, audited];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
    return (await this.answers(operator, [noteId]))[0] as CustomerNote;
  }

  private async answers(operator: SignedInOperator, noteIds: readonly number[]): Promise<CustomerNote[]> {
    const wordings = await rowsIn(this.reader, customerNotes, 'noteId', noteIds);
    wordings.sort((one, other) => other.id - one.id);
    const writers = await rowsIn(
      this.reader,
      operators,
      'id',
      wordings.map(({ operatorId }) => operatorId),
    );
    const names = new Map(writers.map(({ id, name, email }) => [id, name || email]));
    return noteIds.map((id) => {
      const [last, ...former] = wordings.filter(({ noteId }) => noteId === id) as [
        NoteWording,
        ...NoteWording[],
      ];
      return {
        id,
        text: last.text,
        by: names.get(last.operatorId) ?? '',
        at_ms: last.at,
        is_own: last.operatorId === operator.id,
        former: former.map(({ text, at }) => ({ text, at_ms: at })),
      };
    });
  }
}
