import { MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { decimalField, id, text } from '../requests/fields.js';
import { MAX_NOTE_LENGTH } from './max-note-length.js';

const alertPrice = () => decimalField({ least: 1n, most: MAX_AMOUNT }, 'Price, at most 8 decimals.');

/** `POST /api/user/alert_add` */
export const alertAddRequest = z.object({
  forex_id: id(),
  price: alertPrice(),
  note: text(MAX_NOTE_LENGTH).optional(),
});
export type AlertAddRequest = z.output<typeof alertAddRequest>;

/** Domain names of an alert's fields → wire names. */
export const alertNames = { symbolId: 'forex_id', price: 'price' } as const;

/** `POST /api/user/alert_move` */
export const alertMoveRequest = z.object({ id: id(), price: alertPrice() });
export type AlertMoveRequest = z.output<typeof alertMoveRequest>;

/** `POST /api/user/alert_del` */
export const alertDelRequest = z.object({ id: id() });
export type AlertDelRequest = z.output<typeof alertDelRequest>;
