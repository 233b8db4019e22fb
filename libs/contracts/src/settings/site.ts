import { type SettingDeclaration, settingsOf } from './declaration.js';

const { text, image, networks, currency, timezone, choice, integer, flag, url } = settingsOf({
  name: 'site',
  label: 'Site',
});

export const siteSettings: readonly SettingDeclaration[] = [
  text('site_name', 'Truemark', 'Name of the site: header, page title, documents.', {
    least: '1',
    most: '40',
  }),
  image('logo', '/favicon.svg', 'Picture in the header of the home page and on the log-in page.'),
  currency('currency', 'USD', 'Settlement currency: every account is held in it.', {
    guard: 'two_persons',
    isFixedInUse: true,
  }),
  text('currency_symbol', '$', 'Symbol shown before the total assets on the home page.', {
    least: '1',
    most: '5',
  }),
  timezone('timezone', 'GMT', 'Time zone of the times in lists and of the days in filters.'),
  choice(
    'default_lang',
    'en',
    'Language for visitors who have chosen none (English: that of the device, if the app has it), and for texts that lack a translation.',
    {
      en: 'English',
      jp: '日本語',
      kr: '한국어',
      hk: '繁體中文',
      th: 'ไทย',
      vn: 'Tiếng Việt',
      fr: 'Français',
      de: 'Deutsch',
      ru: 'Русский',
      spa: 'Español',
      pt: 'Português',
      it: 'Italiano',
      ar: 'العربية',
      tr: 'Türkçe',
      id: 'Bahasa Indonesia',
      my: 'Bahasa Melayu',
      hi: 'हिन्दी',
      cs: 'Čeština',
    },
  ),
  networks(
    'operator_networks',
    '',
    'Networks that may reach the back office, such as 192.0.2.0/24, separated by commas; empty: all.',
    { isPublic: false, guard: 'two_owners' },
  ),
  flag('is_show_mobile', '0', 'Shows the mobile app on wide screens too, in a phone frame.'),
  flag(
    'company_status',
    '1',
    'The platform is open: while this is off, customers are sent to `company_loss_url`, after a notice of 24 hours.',
    {
      isPublic: false,
      guard: 'two_owners',
    },
  ),
  integer(
    'company_status_type',
    '1',
    'Status number of the platform, sent to apps; an app of your own may show its meaning.',
    {
      isPublic: false,
      least: '0',
      most: '9',
      guard: 'two_owners',
    },
  ),
  url('company_loss_url', '', 'Where customers are sent while `company_status` is off.', {
    isPublic: false,
    guard: 'two_owners',
  }),
];
