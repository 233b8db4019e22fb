import { type SettingDeclaration, settingsOf } from './declaration.js';

const { choice, flag, decimal } = settingsOf({ name: 'registration', label: 'Registration and sign-in' });

const field = (name: string, label: string): SettingDeclaration =>
  flag(`is_reg_${name}`, '0', `Registration asks for ${label}, and requires it.`);

export const registrationSettings: readonly SettingDeclaration[] = [
  choice('verify_reg_type', '0', 'Protection of registration.', {
    0: 'Nothing',
    1: 'A code by e-mail or SMS',
    2: 'A captcha',
  }),
  flag('is_demo_login', '1', 'Log-in page: opening a demo account.'),
  decimal('demo_balance', '100000', 'Opening balance of each account of a new demo customer.', {
    unit: 'money',
    least: '0',
    most: '10000000',
    places: 2,
  }),
  field('invite_code', 'the invitation code'),
  field('mobile', 'the phone number'),
  field('name', 'the full name'),
  field('id_type', 'the kind of identity document'),
  field('card_id', 'the number of the identity document'),
  field('front_pic', 'a picture of the front of the document'),
  field('reverse_pic', 'a picture of the back of the document'),
  field('hand_pic', 'a picture of the person holding the document'),
  field('pay_password', 'a payment password'),
  field('ssn', 'the social security number'),
];
