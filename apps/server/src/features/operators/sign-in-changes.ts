import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { type SignInChangeKind, signInChanges } from './sign-in-change.table.js';

/** Records who took part in a change to an operator's sign-in. */
@Injectable()
export class SignInChanges {
  constructor(private readonly numbers: RowNumbers) {}

  /** Row of the record, for the commit of the change. */
  async row(kind: SignInChangeKind, operatorId: number, byId = operatorId): Promise<RowWrite> {
    const id = await this.numbers.next(signInChanges);
    return {
      op: 'insert',
      table: signInChanges.name,
      row: { id, operatorId, byId, kind, at: wallClock.now() },
    };
  }
}
