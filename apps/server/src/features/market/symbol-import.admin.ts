import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  MAX_SHEET_ROWS,
  type SymbolImport,
  type SymbolImportAnswer,
  type SymbolImportRow,
} from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { AdminError, conflict, reasonOf } from '../../platform/admin/admin-error.js';
import { AdminFile } from '../../platform/admin/admin-file.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import type { TermsChangeRequest } from '../approvals/guarded-terms.js';
import { GuardedWrites } from '../approvals/guarded-writes.js';
import { forbidden } from '../operators/require-permission.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { SymbolHoldings } from './symbol-holdings.js';
import { readSheet, type SheetLine, termsOfLine, writeSheet } from './symbol-sheet.admin.js';
import { SymbolsAdmin } from './symbols.admin.js';

interface ParsedLine {
  readonly row: SymbolImportRow;
  /** Requested change; null: nothing to do. */
  readonly request: TermsChangeRequest | null;
}

/**
 * Imports symbols from a CSV sheet. Every line follows the rules of a single write: one operator where allowed, a
 * request otherwise, and one day's delay for changes that revalue holdings.
 */
@Injectable()
export class SymbolImportAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly symbols: SymbolsAdmin,
    private readonly holdings: SymbolHoldings,
    private readonly writes: GuardedWrites,
  ) {}

  /** All symbols as a sheet that can be edited and imported again. */
  sheet(): AdminFile {
    const rows = this.engine.view.symbols().map((symbol) => this.symbols.plainOf(symbol));
    return new AdminFile('text/csv; charset=utf-8', Buffer.from(writeSheet(rows)));
  }

  async run(operator: SignedInOperator, given: SymbolImport): Promise<SymbolImportAnswer> {
    const judged: ParsedLine[] = [];
    const codes = new Set<string>();
    for (const line of readSheet(given.csv, MAX_SHEET_ROWS)) {
      judged.push(await this.validateLine(operator, line, codes));
      codes.add(line.cells.Code ?? '');
    }
    const rows = judged.map(({ row }) => row);
    const seen = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    if (given.is_preview) return { is_preview: true, seen, rows };
    if (given.seen !== seen) {
      throw conflict(
        'symbols.import_changed',
        'This would now have a different effect: please check it again.',
      );
    }
    const done: SymbolImportRow[] = [];
    for (const each of judged) done.push(await this.importOne(operator, each, given.reason));
    return { is_preview: false, seen, rows: done };
  }

  private async validateLine(
    operator: SignedInOperator,
    line: SheetLine,
    codes: ReadonlySet<string>,
  ): Promise<ParsedLine> {
    const code = line.cells.Code ?? '';
    const symbol = this.engine.view.symbols().find((each) => each.code === code) ?? null;
    const { positions, pending } = this.holdings.ofSymbol(symbol?.id ?? 0);
    const row: SymbolImportRow = {
      ...{ line: line.line, code, outcome: 'refused', takes_two: false, open_orders: positions + pending },
      ...{ before: null, after: null, why: null, request_id: null },
    };
    if (codes.has(code))
      return { row: { ...row, why: 'An earlier line already has this symbol.' }, request: null };
    try {
      const body = termsOfLine(line, symbol && this.symbols.plainOf(symbol));
      const request = await this.symbols.requestFor(symbol ? 'edit' : 'create', symbol?.id ?? 0, body);
      const { before, after, needsApproval } = await this.symbols.assess(request);
      if (symbol && Object.keys(after ?? {}).length === 0) {
        return { row: { ...row, outcome: 'unchanged' }, request: null };
      }
      // The route requires `create` only.
      if (symbol && !hasPermission(operator, 'symbols', 'edit')) throw forbidden(operator);
      const outcome = symbol ? 'changed' : 'new';
      return {
        row: {
          ...row,
          outcome,
          takes_two: needsApproval,
          before: before && { ...before },
          after: { ...after },
        },
        request,
      };
    } catch (error) {
      return { row: { ...row, why: whyNot(error) }, request: null };
    }
  }

  private async importOne(
    operator: SignedInOperator,
    { row, request }: ParsedLine,
    reason: string,
  ): Promise<SymbolImportRow> {
    if (request === null) return row;
    try {
      const written = await this.writes.carry(operator, this.symbols, () => request, reason);
      return written instanceof PendingApproval ? { ...row, request_id: written.request.id } : row;
    } catch (error) {
      return { ...row, outcome: 'refused', why: whyNot(error) };
    }
  }
}

/** Text of a refusal, with each invalid field; other errors are rethrown. */
function whyNot(error: unknown): string {
  if (!(error instanceof AdminError)) throw error;
  const { errors } = error;
  if (!errors) return reasonOf(error);
  return Object.entries(errors)
    .map(([field, text]) => `${field}: ${text}`)
    .join(' ');
}
