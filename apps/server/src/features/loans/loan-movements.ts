import { Injectable } from '@nestjs/common';
import { LabelsMovements, type MovementLabeler, type MovementNames } from '../wallet/labels-movements.js';

/** Names loan movements by their number only. */
@LabelsMovements()
@Injectable()
export class LoanMovements implements MovementLabeler {
  readonly kind = 'loan';

  async names(): Promise<MovementNames> {
    return new Map();
  }
}
