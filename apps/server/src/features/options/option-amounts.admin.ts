import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { OptionAmountInput, OptionAmountRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { type OptionAmount, optionAmounts } from '../../engine/products/options/tables/option.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { ids } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { type AuditedChange, AuditRowBuilder } from '../audit/audit-row-builder.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { forAll } from './for-all.admin.js';

const list: ListDeclaration<OptionAmount> = {
  table: optionAmounts,
  sorts: { id: 'id', ForexId: 'symbolId', Number: 'amount' },
  defaultSort: { field: 'Number', descending: false },
  filters: { id: ids('id'), forex_id: ids('symbolId'), for_all: forAll },
};

/** Suggested stakes; customers can enter any other amount within the duration's bounds. */
@Injectable()
export class OptionAmountsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly symbols: SymbolDirectory,
    private readonly audit: AuditRowBuilder,
  ) {}

  async page(request: ListRequest): Promise<Listed<ExactDecimals<OptionAmountRow>>> {
    return (await listPage(this.reader, list, request)).map((row) => this.answerOf(row));
  }

  async one(id: number): Promise<ExactDecimals<OptionAmountRow>> {
    return this.answerOf(await this.find(id));
  }

  async create(
    operator: SignedInOperator,
    input: OptionAmountInput,
  ): Promise<ExactDecimals<OptionAmountRow>> {
    await this.check(0, input);
    const row = rowOf(await this.numbers.next(optionAmounts), input);
    const change = { action: 'create', resourceId: row.id, after: termsOf(row) };
    return this.write(operator, { op: 'insert', table: optionAmounts.name, row }, change, row);
  }

  async edit(
    operator: SignedInOperator,
    id: number,
    input: OptionAmountInput,
  ): Promise<ExactDecimals<OptionAmountRow>> {
    const before = await this.find(id);
    await this.check(id, input);
    const row = rowOf(id, input);
    const change = { action: 'edit', resourceId: id, before: termsOf(before), after: termsOf(row) };
    return this.write(operator, { op: 'upsert', table: optionAmounts.name, row }, change, row);
  }

  async remove(operator: SignedInOperator, id: number): Promise<ExactDecimals<OptionAmountRow>> {
    const before = await this.find(id);
    const change = { action: 'delete', resourceId: id, before: termsOf(before) };
    return this.write(operator, { op: 'remove', table: optionAmounts.name, row: { id } }, change, before);
  }

  private async check(id: number, { ForexId, Number: amount }: OptionAmountInput): Promise<void> {
    if (ForexId !== null && !this.symbols.get(ForexId))
      throw invalid({ ForexId: 'There is no such symbol.' });
    const same = await this.reader.first(
      optionAmounts,
      'WHERE id <> $1 AND amount = $2 AND coalesce(symbol_id, 0) = $3',
      [id, amount, ForexId ?? 0],
    );
    if (same) throw invalid({ Number: 'This amount is already offered.' });
  }

  private async write(
    operator: SignedInOperator,
    row: RowWrite,
    change: Omit<AuditedChange, 'resource'>,
    answer: OptionAmount,
  ): Promise<ExactDecimals<OptionAmountRow>> {
    const trace = this.audit.row(operator, { ...change, resource: 'option-amounts' });
    const command = { kind: 'rows.record', actor: actorOf(operator), rows: [row, trace] } as const;
    unwrap(await this.engine.submit(command));
    return this.answerOf(answer);
  }

  private async find(id: number): Promise<OptionAmount> {
    const row = await this.reader.first(optionAmounts, 'WHERE id = $1', [id]);
    if (!row) throw notFound('amount');
    return row;
  }

  private answerOf(row: OptionAmount): ExactDecimals<OptionAmountRow> {
    const symbol = row.symbolId === null ? null : this.symbols.get(row.symbolId);
    return { id: row.id, ...termsOf(row), ShowCode: symbol?.showCode ?? null };
  }
}

const termsOf = ({ symbolId, amount }: OptionAmount) => ({ ForexId: symbolId, Number: amount });

const rowOf = (id: number, input: OptionAmountInput): OptionAmount => ({
  id,
  symbolId: input.ForexId,
  amount: input.Number,
});
