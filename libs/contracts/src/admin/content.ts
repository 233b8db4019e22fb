import { z } from 'zod';
import type { AdminRoutes } from './route.js';
import { termsRoutes } from './terms.js';

const menuGroup = z.enum(['home_template_sort', 'home_quick_menu', 'user_menu', 'tab_bar']);

/** A menu entry; its name by language. */
export const menuSchema = z.strictObject({
  id: z.number(),
  group: menuGroup,
  name: z.record(z.string(), z.string()),
  icon: z.string(),
  path: z.string(),
  sort: z.number(),
  is_mobile: z.boolean(),
  is_allow_demo: z.boolean(),
  is_shown: z.boolean(),
});
export type MenuRow = z.infer<typeof menuSchema>;

/** A piece of news; its texts by language. */
export const newsRowSchema = z.strictObject({
  id: z.number(),
  category_id: z.number(),
  logo: z.string(),
  texts: z.record(z.string(), z.strictObject({ title: z.string(), desc: z.string(), content: z.string() })),
  is_shown: z.boolean(),
  published_at_ms: z.number(),
});
export type NewsRow = z.infer<typeof newsRowSchema>;

/** Rich text of a page; by language. */
export const descriptionRowSchema = z.strictObject({
  id: z.number(),
  group: z.string(),
  texts: z.record(z.string(), z.strictObject({ title: z.string(), content: z.string() })),
  is_shown: z.boolean(),
});
export type DescriptionRow = z.infer<typeof descriptionRowSchema>;

export const contentRoutes = {
  'GET menus': { 200: z.array(menuSchema) },
  ...termsRoutes('menus', menuSchema),
  'POST menus/order': { 200: z.strictObject({ group: menuGroup, ids: z.array(z.number()) }) },
  'DELETE menus/:id': { 200: menuSchema },
  'GET news': { 200: z.array(newsRowSchema) },
  'GET news/:id': { 200: newsRowSchema },
  'POST news': { 201: newsRowSchema },
  'PUT news/:id': { 200: newsRowSchema },
  'DELETE news/:id': { 200: newsRowSchema },
  'GET descriptions': { 200: z.array(descriptionRowSchema) },
  ...termsRoutes('descriptions', descriptionRowSchema),
} satisfies AdminRoutes;
