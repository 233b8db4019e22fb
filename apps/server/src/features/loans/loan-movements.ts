import { Injectable } from '@nestjs/common';
import { type MovementNamer, type MovementNames, NamesMovements } from '../wallet/names-movements.js';

/** Names loan movements by their number only. */
@NamesMovements()
@Injectable()
export class LoanMovements implements MovementNamer {
  readonly kind = 'loan';

  async names(): Promise<MovementNames> {
    return new Map();
  }
}
