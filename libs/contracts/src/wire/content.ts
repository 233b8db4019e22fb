import { z } from 'zod';
import { flagSchema, pageFields } from './schema-fields.js';

/** A news item; `content` is sanitised rich text, empty in lists. */
export const newsSchema = z.strictObject({
  id: z.number(),
  title: z.string(),
  desc: z.string(),
  logo: z.string(),
  content: z.string(),
  created_at: z.string(),
  created_at_ms: z.number(),
});
export type News = z.infer<typeof newsSchema>;

/** A message to one customer; `content` is sanitised rich text, empty in lists. */
export const messageSchema = z.strictObject({
  id: z.number(),
  kind: z
    .string()
    .describe('Event that it reports, such as `margin.call`; `operator`: written by an operator.'),
  title: z.string(),
  desc: z.string(),
  content: z.string(),
  is_read: flagSchema,
  send_time: z.string(),
  send_time_ms: z.number(),
});
export type Message = z.infer<typeof messageSchema>;

/** `POST /api/internalMessage/read_all`. */
export const messagesReadSchema = z.strictObject({
  read: z.number().describe('Number of unread messages before.'),
});
export type MessagesRead = z.infer<typeof messagesReadSchema>;

/** `GET /api/internalMessage/list`. */
export const messagesSchema = z.strictObject({
  ...pageFields(messageSchema),
  unread: z.number(),
});
export type Messages = z.infer<typeof messagesSchema>;

/** `GET /api/company/getCompany`. */
export const companySchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  logo: z.string(),
  url: z.string(),
  subject: z.string(),
  registered_address: z.string(),
  location: z.string(),
  email: z.string(),
});
export type Company = z.infer<typeof companySchema>;

/** `GET /api/company/getCompanyStatus`; status 0 sends the customer to `loss_url`. */
export const companyStatusSchema = z.strictObject({
  status: z.literal([0, 1]),
  type: z.number(),
  loss_url: z.string(),
  closes_at_ms: z.number().optional().describe('Only once a closing is announced: when status becomes 0.'),
});
export type CompanyStatus = z.infer<typeof companyStatusSchema>;

/** `GET /api/descript/info {group}`: rich text of a page. */
export const descriptionSchema = z.strictObject({
  group: z.string(),
  title: z.string(),
  content: z
    .string()
    .describe('Sanitised HTML, in the requested language, else the default one, else English.'),
});
export type Description = z.infer<typeof descriptionSchema>;

/** One row of `GET /api/descript/agreements`. */
export const agreementSchema = descriptionSchema.extend({
  version: z.string().describe('Hash of the text as shown: any change of wording is a new version.'),
});
export type Agreement = z.infer<typeof agreementSchema>;
