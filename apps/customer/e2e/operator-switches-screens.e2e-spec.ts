import type { Locator, Page } from '@playwright/test';
import { expect, openDemoAccount, openWithLivePushes, test } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

/** A setting that shows or hides an element: key, page, the value that shows it, and the element. */
type Row = readonly [key: string, path: string, shows: string, hides: string, what: (page: Page) => Locator];

const assets = (page: Page) => page.getByLabel('Your assets');
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });
const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true });

const OF_VISITORS: readonly Row[] = [
  ['is_demo_login', '/login', '1', '0', (page) => page.getByRole('button', { name: 'Open a demo account' })],
  ['is_reg_mobile', '/register', '1', '0', field('Phone')],
  ['is_reg_name', '/register', '1', '0', field('Full name')],
  ['is_reg_card_id', '/register', '1', '0', field('ID number')],
  ['is_reg_ssn', '/register', '1', '0', field('Social security number')],
  ['is_reg_pay_password', '/register', '1', '0', field('Payment password (six digits)')],
  ['is_reg_id_type', '/register', '1', '0', (page) => page.getByRole('tab', { name: 'Passport' })],
  ['is_reg_invite_code', '/register', '0', '1', text('Only if you have one')],
  ['is_home_title_pic', '/', '1', '0', (page) => page.getByRole('img', { name: 'Truemark' })],
  ['is_show_mobile', '/', '1', '0', (page) => page.locator('[data-phone="true"]')],
];

const OF_DEMO_CUSTOMERS: readonly Row[] = [
  [
    'is_home_balance_recharge',
    '/',
    '1',
    '0',
    (page) => assets(page).getByRole('button', { name: 'Deposit', exact: true }),
  ],
  [
    'is_home_balance_withdraw',
    '/',
    '1',
    '0',
    (page) => assets(page).getByRole('button', { name: 'Withdraw', exact: true }),
  ],
  ['currency_symbol', '/', '€', '$', (page) => page.getByTestId('total-assets').getByText(/^€/)],
  ['customer_tag', '/user', 'Friend of the firm', '', text('Friend of the firm')],
];

test.describe('settings', () => {
  for (const [who, rows] of [
    ['a visitor', OF_VISITORS],
    ['a demo customer', OF_DEMO_CUSTOMERS],
  ] as const) {
    test(`show and hide what ${who} sees`, async ({ page, operator }) => {
      if (rows === OF_DEMO_CUSTOMERS) await openDemoAccount(page);
      for (const [key, path, shows, hides, what] of rows) {
        await test.step(key, async () => {
          const { value: former } = await operator.one('settings', key);
          await openWithLivePushes(page, path);
          for (const [value, count] of [
            [hides, 0],
            [shows, 1],
            [hides, 0],
          ] as const) {
            await operator.change('settings', key, { value });
            await expect(what(page), `${key}=${value}`).toHaveCount(count);
          }
          await operator.change('settings', key, { value: former });
        });
      }
    });
  }

  test('a visitor sees the set height of the logo and the default mode', async ({ page, operator }) => {
    await openWithLivePushes(page, '/');
    await operator.change('settings', 'is_home_title_pic', { value: '1' });
    await operator.change('settings', 'home_logo_height', { value: '40' });
    await expect(page.getByRole('img', { name: 'Truemark' })).toHaveAttribute('height', '40');
    await operator.change('settings', 'home_logo_height', { value: '28' });
    await operator.change('settings', 'is_home_title_pic', { value: '0' });

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await operator.change('settings', 'is_default_dark', { value: '1' });
    await expect.poll(ground).not.toBe(light);
    await operator.change('settings', 'is_default_dark', { value: '0' });
    await expect.poll(ground).toBe(light);
  });
});
