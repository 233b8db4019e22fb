import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { agreeToTerms } from './harness/terms.js';
import { expect, test } from './harness/test.js';

const ACCOUNT = 'code.reader@example.com';
const PASSWORD = 'correct horse battery';

test.describe('a visitor opens a real account', () => {
  test.afterEach(({ operator }) => operator.change('settings', 'verify_reg_type', { value: '0' }));

  test('with a code that an operator reads out from the outbox', async ({
    page,
    browser,
    server,
    operator,
  }) => {
    await operator.change('settings', 'verify_reg_type', { value: '1' });
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(page.getByLabel('Password again')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('checkbox').first()).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible();
    await page.getByLabel('E-mail').fill(ACCOUNT);
    await page.getByRole('button', { name: 'Send code' }).click();
    const again = page.getByRole('button', { name: /^Resend in \d+ s$/ });
    await expect(again).toBeDisabled();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(again).toBeDisabled();

    const desk = await openBackOffice(browser, server);
    await desk.getByRole('menuitem', { name: 'Outbox' }).click();
    await desk.getByPlaceholder('E-mail or number begins with …').fill(ACCOUNT);
    const row = desk.getByRole('row').filter({ hasText: ACCOUNT });
    await expect(row).toHaveCount(1);
    const code = /\b\d{6}\b/.exec((await row.textContent()) ?? '')?.[0] ?? '';

    await page.getByLabel('E-mail').fill(ACCOUNT);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again').fill(PASSWORD);
    await agreeToTerms(page);
    await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('The code is not right, or it has expired.')).toBeVisible();
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Truemark' })).toBeVisible();
  });

  test('and is shown a picture of letters where the settings ask for one', async ({ page, operator }) => {
    await operator.change('settings', 'verify_reg_type', { value: '2' });
    await page.goto('/register');
    const picture = page.getByAltText('Picture of five letters and digits to type');
    await expect(picture).toBeVisible();
    const first = await picture.getAttribute('src');
    await page.getByRole('button', { name: 'New picture' }).click();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await page.getByLabel('E-mail').fill('letters@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password again').fill(PASSWORD);
    await agreeToTerms(page);
    await page.getByLabel('Letters in the picture').fill('00000');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('The letters do not match the picture. Here is a new one.')).toBeVisible();
    await expect(page.getByLabel('Letters in the picture')).toHaveValue('');
  });
});

test('a phone number follows its prefix on a right-to-left page', async ({ page }) => {
  await page.goto('/register');
  await page.evaluate(() => localStorage.setItem('truemark.language', 'ar'));
  await page.reload();
  await page.getByRole('tab').nth(1).click();
  const number = page.getByRole('textbox').first();
  await number.fill('5550134');
  const prefix = page.getByRole('button', { name: '+001' });
  expect((await prefix.boundingBox())?.x).toBeLessThan((await number.boundingBox())?.x ?? 0);
});
