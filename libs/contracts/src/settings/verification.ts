import { type SettingDeclaration, settingsOf } from './declaration.js';

const { flag, countries } = settingsOf({ name: 'verification', label: 'Verification' });

export const verificationSettings: readonly SettingDeclaration[] = [
  flag('is_real_name_auth', '1', 'Name verification: its pages and the checks that require it.', {
    guard: 'two_persons_off',
  }),
  flag('is_auth_hand_pic', '1', 'Senior verification requires the picture of the person with the document.'),
  countries(
    'restricted_countries',
    'KP,IL,CN,VU,CU',
    'Countries that are refused at registration, verification and loans.',
    { guard: 'two_persons' },
  ),
];
