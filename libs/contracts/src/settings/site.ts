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
  text('currency_symbol', '$', 'Written before the total of the assets on the home page.', {
    least: '1',
    most: '5',
  }),
  timezone('timezone', 'GMT', 'Times of lists and days of filters are written in this zone.'),
  choice(
    'default_lang',
    'en',
    'Language of a visitor who has chosen none (English: that of his device, where the app has it), and of texts that lack a language.',
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
    'Networks that the back office is open to, such as 192.0.2.0/24, with commas between; empty: to all.',
    { isPublic: false, guard: 'two_owners' },
  ),
  flag('is_show_mobile', '0', 'Shows the mobile app on wide screens too, in a phone frame.'),
  flag(
    'company_status',
    '1',
    'The house is open: while this is off, customers are sent to `company_loss_url`, after a notice of 24 hours.',
    {
      isPublic: false,
      guard: 'two_owners',
    },
  ),
  integer(
    'company_status_type',
    '1',
    'Number by which apps are told the state of the house; an app of your own may show what it stands for.',
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
