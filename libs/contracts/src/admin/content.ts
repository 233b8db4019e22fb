import { z } from 'zod';
import { switchRoutes } from './bulk.js';
import { CUSTOMER_APP, isMenuIcon, isValidMenuPath } from './customer-app.js';
import { onOff, pictureAddress, wholeNumber } from './fields.js';
import type { AdminRoutes } from './route.js';
import { termsRoutes } from './terms.js';

export const MENU_GROUPS = ['home_template_sort', 'home_quick_menu', 'user_menu', 'tab_bar'] as const;
const menuGroup = z.enum(MENU_GROUPS);

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

const HOME_SECTIONS = 'home_template_sort';

/** Each group has entries of one kind; the customer app must have the target, or the entry would lead nowhere. */
const isKnownEntry = ({ group, path }: { readonly group: string; readonly path: string }): boolean =>
  group === HOME_SECTIONS ? CUSTOMER_APP.sections.includes(path) : isValidMenuPath(path);

const NO_PAGE = 'The customer app has no such page: choose one of the list, or give an https address.';
const NO_SECTION = 'The home page has no such section: choose one of the list.';

export const menuInput = z
  .object({
    group: menuGroup,
    name: z
      .record(z.string(), z.string().trim().max(60))
      .refine((names) => Boolean(names.en), { message: 'The English name is needed.', path: ['en'] }),
    icon: z
      .string()
      .trim()
      .max(300)
      .regex(/^[\w\-/.:]*$/, 'An icon name or the address of a picture.')
      .refine(isMenuIcon, 'The customer app has no such icon: choose one, or a picture.'),
    path: z.string().trim().min(1).max(300),
    sort: wholeNumber(0, 10_000),
    is_mobile: onOff,
    is_allow_demo: onOff,
    is_shown: onOff,
  })
  .superRefine((entry, context) => {
    if (isKnownEntry(entry)) return;
    const message = entry.group === HOME_SECTIONS ? NO_SECTION : NO_PAGE;
    context.addIssue({ code: 'custom', path: ['path'], message });
  });
export type MenuInput = z.output<typeof menuInput>;

/** All entries of a group in their new order. The full list guards against overwriting unseen changes. */
export const menuOrderInput = z.object({ group: menuGroup, ids: z.array(z.int()).min(1).max(200) });
export type MenuOrder = z.output<typeof menuOrderInput>;

/** State of a content row, from its switch and its times. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'ended'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** Languages whose text is older than the English one. */
const older = z.array(z.string()).describe('Languages whose text is older than the English one.');
/** Languages to keep marked as outdated; one left out is up to date again. Absent: all. */
const keptOutdated = z.array(z.string().max(10)).max(50).optional();

/** A news item; its texts by language. */
export const newsRowSchema = z.strictObject({
  id: z.number(),
  category_id: z.number(),
  logo: z.string(),
  texts: z.record(z.string(), z.strictObject({ title: z.string(), desc: z.string(), content: z.string() })),
  is_shown: z.boolean().describe('False: a draft.'),
  published_at_ms: z.number(),
  ends_at_ms: z.number().nullable().describe('Hidden from this time on; null: never.'),
  state: z.enum(CONTENT_STATES),
  older,
});
export type NewsRow = z.infer<typeof newsRowSchema>;

const title = z.string().trim().max(200).default('');
/** HTML, sanitised on input. */
const content = z.string().max(50_000).default('');

const instant = wholeNumber(0, 8_640_000_000_000_000);

interface Times {
  readonly published_at_ms: number | null;
  readonly ends_at_ms: number | null;
}
const inOrder = ({ published_at_ms: from, ends_at_ms: until }: Times): boolean =>
  until === null || from === null || from < until;
const ENDS_LATER = { path: ['ends_at_ms'], message: 'It must be later than the publication.' };

export const newsInput = z
  .object({
    category_id: wholeNumber(1, 1000),
    logo: pictureAddress,
    texts: z
      .record(z.string(), z.object({ title, desc: z.string().trim().max(500).default(''), content }))
      .refine((texts) => Boolean(texts.en?.title), {
        message: 'The English title is needed.',
        path: ['en', 'title'],
      }),
    is_shown: z.boolean(),
    published_at_ms: instant,
    ends_at_ms: instant.nullable().default(null),
    older: keptOutdated,
  })
  .refine(inOrder, ENDS_LATER);
export type NewsInput = z.output<typeof newsInput>;

/** Rich text of a page, by language. */
export const descriptionRowSchema = z.strictObject({
  id: z.number(),
  group: z.string(),
  texts: z.record(z.string(), z.strictObject({ title: z.string(), content: z.string() })),
  is_shown: z.boolean(),
  published_at_ms: z.number().nullable().describe('Null: no start.'),
  ends_at_ms: z.number().nullable().describe('Null: no end.'),
  state: z.enum(CONTENT_STATES),
  older,
});
export type DescriptionRow = z.infer<typeof descriptionRowSchema>;

/** Groups of texts on deposits, withdrawals and legal agreements. */
const GUARDED_TEXTS = ['financial.', 'legal.'];

/** Whether a page text of this group needs two people. */
export const isGuardedText = (group: string): boolean =>
  GUARDED_TEXTS.some((begin) => group.startsWith(begin));

export const descriptionInput = z
  .object({
    group: z
      .string()
      .trim()
      .regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'A key such as financial.bank_chare_content.')
      .max(100),
    texts: z.record(z.string(), z.object({ title, content })),
    is_shown: onOff.default(true),
    published_at_ms: instant.nullable().default(null),
    ends_at_ms: instant.nullable().default(null),
    older: keptOutdated,
  })
  .refine(inOrder, ENDS_LATER);
export type DescriptionInput = z.output<typeof descriptionInput>;

export const contentRoutes = {
  'GET menus': { 200: z.array(menuSchema) },
  ...termsRoutes('menus', menuSchema, menuInput),
  ...switchRoutes('menus'),
  'POST menus/order': {
    body: menuOrderInput,
    200: z.strictObject({ group: menuGroup, ids: z.array(z.number()) }),
  },
  'DELETE menus/:id': { 200: menuSchema },
  'GET news': { 200: z.array(newsRowSchema) },
  'GET news/:id': { 200: newsRowSchema },
  'POST news': { body: newsInput, 201: newsRowSchema },
  'PUT news/:id': { body: newsInput, 200: newsRowSchema },
  'DELETE news/:id': { 200: newsRowSchema },
  'GET descriptions': { 200: z.array(descriptionRowSchema) },
  ...termsRoutes('descriptions', descriptionRowSchema, descriptionInput),
} satisfies AdminRoutes;
