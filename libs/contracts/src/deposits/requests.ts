import { z } from 'zod';
import { amount, id, oneOf, paging, text } from '../requests/fields.js';

/** Address of a picture, as returned by `image_upload`. */
const picture = () => text(200);

/** `quickCharge/submit`: coins to one of the addresses of `quickCharge/info`. */
export const coinDepositRequest = z.object({
  number: amount(),
  proofImg: picture(),
  charge_id: id(),
  /** Precondition: the address shown to the customer; refused if it has changed. */
  address: text(200).optional(),
});
export type CoinDepositRequest = z.output<typeof coinDepositRequest>;

/** `quickCharge/wire_info` */
export const wireInfoRequest = z.object({ symbol_id: id() });
export type WireInfoRequest = z.output<typeof wireInfoRequest>;

/** `quickCharge/wire_submit`: deposit to one of the banks of `wire_info`. */
export const wireDepositRequest = z.object({ number: amount(), proofImg: picture(), wire_id: id() });
export type WireDepositRequest = z.output<typeof wireDepositRequest>;

/** `quickCharge/wire_submit_edit`: requests a bank account. */
export const wireEditRequest = z.object({ number: amount(), symbol_id: id() });
export type WireEditRequest = z.output<typeof wireEditRequest>;

/** `quickCharge/save_wire_info_edit` */
export const wireProofRequest = z.object({ id: id(), proofImg: picture() });
export type WireProofRequest = z.output<typeof wireProofRequest>;

/** The deposit list: 0 coin, 1 bank; with `id`, only that deposit. */
export const depositListRequest = z.object({ type: oneOf(0, 1).optional(), id: id().optional(), ...paging });
export type DepositListRequest = z.output<typeof depositListRequest>;
