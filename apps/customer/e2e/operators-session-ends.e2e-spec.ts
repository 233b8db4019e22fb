import type { Locator, Page } from '@playwright/test';
import { adminClient, demoSignIn, type Role } from '../../server/test/harness/admin-client.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { announceDeposit } from './harness/cash.js';
import { expect, test } from './harness/test.js';

/** Ends the session of the page on the server. */
const endSession = (desk: Page): Promise<void> =>
  desk.evaluate(() => localStorage.setItem('truemark.operator', 'ended'));

/** Presses a button at the moment at which the session ends: a read of the page could notice it before. */
async function pressAsSessionEnds(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.evaluate((pressed: HTMLElement) => {
    localStorage.setItem('truemark.operator', 'ended');
    pressed.click();
  });
}

async function signIn(desk: Page, server: TestServer, role: Role): Promise<void> {
  const { email, password } = demoSignIn(server, role, 1);
  await desk.getByLabel('E-mail').fill(email);
  await desk.getByRole('textbox', { name: 'Password' }).fill(password);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
}

async function signInAgain(desk: Page, server: TestServer, role: Role = 'operator'): Promise<void> {
  await expect(desk.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect(desk.getByText('dataProvider', { exact: false })).toHaveCount(0);
  await signIn(desk, server, role);
}

test('after a session ends while saving, the next sign-in continues with the input', async ({
  browser,
  server,
  operator,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  const title = 'Half of it was written';
  const saved = async (): Promise<number> =>
    (await operator.list('news', { range: [0, 199] })).filter((row) => JSON.stringify(row).includes(title))
      .length;
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  const takeUp = () => desk.getByRole('button', { name: 'Restore draft' }).click();
  const field = desk.getByLabel('Title', { exact: false }).first();
  await desk.getByRole('link', { name: 'New news item' }).click();
  await field.fill(title);
  await pressAsSessionEnds(save);
  await signInAgain(desk, server);
  await expect(desk).toHaveURL(/\/news\/create$/);
  await takeUp();
  await expect(field).toHaveValue(title);

  // It may also be noticed when the page reloads.
  await endSession(desk);
  await desk.reload();
  await signInAgain(desk, server);
  await expect(desk).toHaveURL(/\/news\/create$/);
  await takeUp();
  await expect(field).toHaveValue(title);
  expect(await saved()).toBe(0);
  await save.click();
  await expect.poll(saved).toBe(1);
  await desk.context().close();
});

test('a change made as the session ends is not reported as saved', async ({ browser, server, operator }) => {
  const [first] = await operator.list('news', { range: [0, 0] });
  const texts = { en: { title: 'Opened at eight', content: '<p>We open at eight.</p>' } };
  const { id } = await operator.create('news', { ...first, texts });
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  await desk.goto(`/admin/news/${id}`);
  const field = desk.getByLabel('Title', { exact: false }).first();
  await expect(field).toHaveValue('Opened at eight');
  await field.fill('Opened at nine');
  await pressAsSessionEnds(desk.getByRole('button', { name: /^Save/ }));
  await signInAgain(desk, server);
  await desk.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field).toHaveValue('Opened at nine');
  expect(await operator.one('news', id)).toMatchObject({ texts });
  await desk.context().close();
});

test('another operator who signs in after a session ended finds no input of the former one', async ({
  browser,
  server,
}) => {
  const { client } = await realCustomer(server);
  const { id } = await announceDeposit(client, 43, '#4b0b6e');
  const desk = await openBackOffice(browser, server, { entry: /^Deposits/ });
  await desk.goto(`/admin/deposits/${id}/show`);
  await expect(desk.getByRole('img', { name: 'Proof of the payment' })).toBeVisible();
  await desk.keyboard.press('r');
  await desk.keyboard.type('The amount differs from your transfer');
  await endSession(desk);
  // The next read of the queue notices it.
  await expect(desk.getByLabel('E-mail')).toBeVisible();
  await (await adminClient(server, 'owner')).act('claims', `deposits-${id}`, 'release');
  await signInAgain(desk, server, 'owner');
  await expect(desk).toHaveURL(new RegExp(`/deposits/${id}/show$`));
  await expect(desk.getByLabel('To the customer')).toHaveValue('');
  await desk.context().close();
});

test('the reason of an action interrupted by the session’s end is restored, for the same operator only', async ({
  browser,
  server,
}) => {
  const { user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.goto(`/admin/customers/${user.id}/show`);
  const dialog = desk.getByRole('dialog');
  const [reason, note] = [dialog.getByLabel('Reason'), dialog.getByLabel('Private note')];
  const open = (what: string) => desk.getByRole('button', { name: `Block ${what}`, exact: true }).click();
  const send = async (): Promise<void> => {
    await pressAsSessionEnds(dialog.getByRole('button', { name: 'Block' }));
  };
  await open('trading');
  await reason.fill('The bank asked us to wait');
  await note.fill('Called at nine');
  await send();
  await signInAgain(desk, server);
  await open('sign-in');
  await expect(reason).toHaveValue('');
  await desk.keyboard.press('Escape');
  await open('trading');
  await expect(reason).toHaveValue('The bank asked us to wait');
  await expect(note).toHaveValue('Called at nine');

  await send();
  await signInAgain(desk, server, 'owner');
  await open('trading');
  await expect(reason).toHaveValue('');
  await expect(note).toHaveValue('');
  await desk.context().close();
});

test('the reason of an approval form is restored after the session ended', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { entry: 'Holiday calendars' });
  await desk.getByRole('link', { name: 'New holiday calendar' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Asia');
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  const day = desk.getByRole('listitem').filter({ has: desk.getByLabel('Date') });
  await day.getByLabel('Date').fill('2100-05-01');
  await day.getByLabel('Name').fill('Labour Day');
  const ask = () => desk.getByRole('button', { name: 'Ask for approval …' }).click();
  const dialog = desk.getByRole('dialog');
  await ask();
  await dialog.getByLabel('Reason', { exact: true }).fill('As the exchange announced it');
  await pressAsSessionEnds(dialog.getByRole('button', { name: 'Ask for approval' }));
  await signInAgain(desk, server);
  await desk.getByRole('button', { name: 'Restore draft' }).click();
  await ask();
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveValue('As the exchange announced it');
  await desk.context().close();
});

test('a draft waits for its author while another operator signs in and out', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { entry: 'News' });
  const write = () => desk.getByRole('link', { name: 'New news item' }).click();
  await write();
  const field = desk.getByLabel('Title', { exact: false }).first();
  const takeUp = desk.getByRole('button', { name: 'Restore draft' });
  await field.fill('Half of a sentence');
  await pressAsSessionEnds(desk.getByRole('button', { name: 'Save', exact: true }));
  await signInAgain(desk, server, 'owner');
  await expect(field).toHaveValue('');
  await expect(takeUp).toHaveCount(0);
  await desk.getByRole('button', { name: 'Profile' }).click();
  await desk.getByRole('menuitem', { name: 'Logout' }).click();
  await signIn(desk, server, 'operator');
  await desk.getByRole('menuitem', { name: 'News' }).click();
  await write();
  await takeUp.click();
  await expect(field).toHaveValue('Half of a sentence');
  await desk.context().close();
});

test('Back leads to the page before, not to the sign-in', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { entry: 'Customers' });
  await desk.getByRole('menuitem', { name: 'News' }).click();
  await desk.getByRole('link', { name: 'New news item' }).click();
  await desk.getByLabel('Title', { exact: false }).first().fill('Nobody saves this');
  await pressAsSessionEnds(desk.getByRole('button', { name: 'Save', exact: true }));
  await signInAgain(desk, server);
  await expect(desk).toHaveURL(/\/news\/create$/);
  await desk.goBack();
  await expect(desk.getByRole('link', { name: 'New news item' })).toBeVisible();
  await desk.goBack();
  await expect(desk.getByPlaceholder(/e-mail, mobile or UID/)).toBeVisible();
  await desk.context().close();
});

test('a tab follows another operator who signs in from the next one', async ({ browser, server }) => {
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  const tab = await desk.context().newPage();
  await tab.goto('/admin/news/create');
  const field = tab.getByLabel('Title', { exact: false }).first();
  await field.fill('Typed by the first');
  const loaded = tab.waitForEvent('load');
  const { email, password } = demoSignIn(server, 'owner', 1);
  await desk.evaluate(
    async ([name, secret]) => {
      const answer = await fetch('/admin/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: name, password: secret }),
      });
      localStorage.setItem('truemark.operator', ((await answer.json()) as { token: string }).token);
    },
    [email, password],
  );
  await loaded;
  await expect(field).toHaveValue('');
  await expect(tab.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
  await desk.context().close();
});
