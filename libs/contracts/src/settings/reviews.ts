import { depositGroup } from '../deposits/settings.js';
import { withdrawalGroup } from '../withdrawals/settings.js';
import { type SettingDeclaration, settingsOf } from './declaration.js';

const deposits = settingsOf(depositGroup);
const withdrawals = settingsOf(withdrawalGroup);

/** How operators let money in and out. */
export const reviewSettings: readonly SettingDeclaration[] = [
  deposits.integer(
    'review_promise_hours',
    '24',
    'Hours within which deposits and withdrawals are usually decided: customers read it, and queues go by it.',
    { unit: 'hours', least: '1', most: '720' },
  ),
  withdrawals.decimal(
    'review_four_eyes_amount',
    '1000',
    'Deposits and withdrawals above this need two operators, and what one customer is paid in 24 hours beyond it.',
    { unit: 'money', least: '0', most: '10000000000', places: 2, isPublic: false, guard: 'two_persons' },
  ),
  withdrawals.decimal(
    'review_four_eyes_daily',
    '10000',
    'What one operator approves alone in 24 hours; beyond it each deposit or withdrawal needs two.',
    { unit: 'money', least: '0', most: '10000000000', places: 2, isPublic: false, guard: 'two_persons' },
  ),
];
