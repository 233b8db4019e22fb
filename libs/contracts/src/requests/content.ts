import { z } from 'zod';
import { id, limit, page, paging, text, whole, word } from './fields.js';

/** `GET /api/default/setting` */
export const settingRequest = z.object({ key: text(64) });
export type SettingRequest = z.output<typeof settingRequest>;

/** `GET /api/menu` */
export const menuRequest = z.object({
  group: word('home_template_sort', 'home_quick_menu', 'user_menu', 'tab_bar').optional(),
});
export type MenuRequest = z.output<typeof menuRequest>;

/** `GET /api/news/list` */
export const newsListRequest = z.object({ category_id: whole(1, 1000).default(1), ...paging });
export type NewsListRequest = z.output<typeof newsListRequest>;

/** `GET /api/internalMessage/list` */
export const messageListRequest = z.object({ page: page(), limit: limit(50, 50) });
export type MessageListRequest = z.output<typeof messageListRequest>;

/** `GET /api/descript/info` */
export const descriptionRequest = z.object({ group: text(100) });
export type DescriptionRequest = z.output<typeof descriptionRequest>;

/** `GET /api/descript/list`; whatever cannot be a group key counts as none given. */
export const descriptionListRequest = z.object({ group: text(100).optional().catch(undefined) });
export type DescriptionListRequest = z.output<typeof descriptionListRequest>;

/** One row: `news/info`, `internalMessage/info`. */
export const rowRequest = z.object({ id: id() });
export type RowRequest = z.output<typeof rowRequest>;

/** `GET /api/company/search` */
export const companySearchRequest = z.object({ name: text(100).optional() });
export type CompanySearchRequest = z.output<typeof companySearchRequest>;
