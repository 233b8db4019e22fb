import { realCustomer } from '../../server/test/harness/real-customer.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

const FORMS = [
  ...['adjustments', 'custom-roles', 'descriptions', 'funds', 'holiday-calendars', 'menus', 'messages'],
  ...['news', 'operators', 'reason-templates', 'symbols', 'webhooks', 'deposit-addresses', 'bank-accounts'],
  ...['bank-currencies', 'loan-products', 'option-amounts', 'durations', 'withdrawal-currencies'],
];

/** Reaction of a form that is not submitted: an invalid field or a question. */
const ANSWER = '[aria-invalid="true"], .Mui-error, [role="dialog"]';

test('every form sent empty reacts in words, without raw text keys', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Customers' });
  for (const form of FORMS) {
    await desk.goto(`/admin/${form}/create`);
    await desk.locator('main button[type="submit"], main .RaToolbar-desktopToolbar button').first().click();
    await expect(desk.locator(ANSWER).first(), form).toBeVisible();
    const said = await desk.locator('body').innerText();
    expect(said, form).not.toContain('@@react-admin');
    expect(said, form).not.toMatch(/\bra\.[a-z]/u);
  }
  await desk.context().close();
});

test('ctrl+Enter in a dialog that lacks something marks it and leads to it', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Loan book' });
  await desk.getByRole('button', { name: 'Fill or empty …' }).first().click();
  const [amount, reason] = [desk.getByRole('textbox', { name: 'Amount' }), desk.getByLabel('Reason')];
  await expect(amount).toBeFocused();
  await reason.focus();
  await desk.keyboard.press('Control+Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.getByText('Please enter a reason first.')).toBeVisible();
  await amount.fill('5');
  await desk.keyboard.press('Control+Enter');
  await expect(reason).toBeFocused();
  await desk.context().close();
});

test('a note that is too short is not sent, and the field says what it lacks', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show`);
  const note = desk.getByLabel('New note');
  const save = desk.getByRole('button', { name: 'Save note' });
  await note.fill('ok');
  await save.click();
  await expect(desk.getByText('At least 3 characters.')).toBeVisible();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await expect(note).toBeFocused();
  await expect(desk.getByRole('article')).toHaveCount(0);
  await desk.keyboard.type('ay');
  await expect(note).toHaveAttribute('aria-invalid', 'false');
  await save.click();
  await expect(desk.getByRole('article')).toHaveText(/^okay/);
  await desk.context().close();
});
