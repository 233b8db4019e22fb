import { z } from 'zod';
import { oneOf, text, whole } from './fields.js';

/** Address of a picture, as returned by `image_upload`. */
const picture = () => text(200);

/** `GET /api/user/auth_info`: 1 junior, 2 senior. */
export const authInfoRequest = z.object({ type: oneOf(1, 2) });
export type AuthInfoRequest = z.output<typeof authInfoRequest>;

/** `POST /api/user/auth_junior_submit` */
export const juniorRequest = z.object({
  name: text(100, { least: 2 }),
  mobile: text(30),
  /** For a phone number without prefix. */
  area_id: whole(1, 1_000_000, 'Number of the area.').optional(),
  front_pic: picture(),
  reverse_pic: picture(),
});
export type JuniorRequest = z.output<typeof juniorRequest>;

/** `POST /api/user/auth_senior_submit`; a setting decides whether the picture is required. */
export const seniorRequest = z.object({
  name: text(100, { least: 2 }),
  card_id: text(40, { least: 4 }),
  hand_pic: picture().optional(),
});
export type SeniorRequest = z.output<typeof seniorRequest>;
