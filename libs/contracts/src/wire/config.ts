import { z } from 'zod';
/** Public settings: a flat object of strings, flags `'1'` or `'0'`. */
export interface BasicInfo extends Record<string, string | undefined> {
  site_name: string;
  logo: string;
  home_logo_height: string;
  is_home_title_pic: string;
  is_home_account_name: string;
  customer_tag: string;
  currency: string;
  currency_symbol: string;
  timezone: string;
  default_lang: string;
  is_default_dark: string;
  theme_primary: string;
  theme_up: string;
  theme_down: string;
  theme_kline_up: string;
  theme_kline_down: string;
  service_link: string;
  service_link_type: string;
  is_show_mobile: string;
  is_forex: string;
  only_one_account: string;
  trade_fee_type: string;
  quote_stale_seconds: string;
  simulated_for_real: string;
  margin_call_level: string;
  stop_out_level: string;
  is_home_search: string;
  is_home_balance_recharge: string;
  is_home_balance_withdraw: string;
  is_internal_message: string;
  verify_reg_type: string;
}

/** Groups of menu entries. */
export const menuGroupSchema = z.enum(['home_template_sort', 'home_quick_menu', 'user_menu', 'tab_bar']);
export type MenuGroup = z.infer<typeof menuGroupSchema>;

/** One entry of `GET /api/menu`; only visible ones are returned, in `lang`. */
export const menuEntrySchema = z.strictObject({
  id: z.number(),
  group: menuGroupSchema,
  name: z.string(),
  icon: z.string().describe("A name from the app's icon set, or the address of a picture."),
  path: z
    .string()
    .describe("An in-app route, an `http…` address, or (group `home_template_sort`) the section's name."),
  sort: z.number(),
  is_mobile: z.literal([0, 1]),
  is_allow_demo: z.literal([0, 1]),
});
export type MenuEntry = z.infer<typeof menuEntrySchema>;

/** `GET /api/default/setting?key=` */
export const settingAnswerSchema = z.strictObject({
  key: z.string(),
  value: z.string(),
});
export type SettingAnswer = z.infer<typeof settingAnswerSchema>;
