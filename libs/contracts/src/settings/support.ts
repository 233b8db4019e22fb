import { type SettingDeclaration, settingsOf } from './declaration.js';

const { choice, flag, link } = settingsOf({ name: 'support', label: 'Customer service' });

export const supportSettings: readonly SettingDeclaration[] = [
  link('service_link', 'mailto:support@truemark.example', 'Link to customer service.', {
    guard: 'two_persons',
  }),
  choice(
    'service_link_type',
    '2',
    'How customer service opens.',
    { 1: 'In a frame within the app', 2: 'As an e-mail', 3: 'As a separate page' },
    { guard: 'two_persons' },
  ),
  flag('is_feedback', '1', 'Feedback page: a form in which customers write to the operators.'),
];
