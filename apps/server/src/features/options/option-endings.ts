import { Injectable } from '@nestjs/common';
import type { MicroSettledPush } from '@truemark/contracts';
import type { EngineEvent } from '../../engine/protocol.js';
import { type Ending, type EndingTeller, TellsEndings } from '../push/tells-endings.js';

/** Notifies the customer's connections of a settled or sold option. */
@TellsEndings()
@Injectable()
export class OptionEndings implements EndingTeller {
  endingOf(event: EngineEvent): Ending | null {
    if (event.type !== 'option.ended') return null;
    const message: MicroSettledPush = { type: 'MICRO_SETTLED', id: [event.option.id], seq: event.seq };
    return { topic: 'MICRO', message };
  }
}
