import { Injectable } from '@nestjs/common';
import type { MicroSettledPush } from '@truemark/contracts';
import type { EngineEvent } from '../../engine/protocol.js';
import { type EndingMapper, type EndingMessage, MapsEndings } from '../push/maps-endings.js';

/** Notifies the customer's connections of a settled or sold option. */
@MapsEndings()
@Injectable()
export class OptionEndings implements EndingMapper {
  endingOf(event: EngineEvent): EndingMessage | null {
    if (event.type !== 'option.ended') return null;
    const message: MicroSettledPush = { type: 'MICRO_SETTLED', id: [event.option.id], seq: event.seq };
    return { topic: 'MICRO', message };
  }
}
