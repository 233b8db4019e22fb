import { type SettingDeclaration, settingsOf } from './declaration.js';

const { flag, text, integer } = settingsOf({ name: 'home', label: 'Home page' });

export const homeSettings: readonly SettingDeclaration[] = [
  flag('is_home_title_pic', '0', 'Header of the home page: the logo instead of the site name.'),
  integer('home_logo_height', '28', 'Height of the logo in the header, in pixels.', {
    unit: 'pixels',
    least: '16',
    most: '64',
  }),
  flag('is_home_account_name', '1', 'Header of the home page: e-mail or phone number beside the UID.'),
  flag('is_home_search', '1', 'Home page: the search field.'),
  flag('is_home_balance_recharge', '1', 'Home page: the deposit button of the assets card.'),
  flag('is_home_balance_withdraw', '1', 'Home page: the withdraw button of the assets card.'),
  flag('is_internal_message', '1', 'The messages screen and the links to it.', {
    guard: 'two_persons_off',
  }),
  text('customer_tag', '', 'Text under the name on the user page.', { most: '60' }),
];
