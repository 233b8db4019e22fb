import type { Page } from '@playwright/test';
import { demoSignIn } from '../../server/test/harness/admin-client.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

/** Ends the session of the page on the server. */
const endSession = (desk: Page): Promise<void> =>
  desk.evaluate(() => localStorage.setItem('truemark.operator', 'ended'));

async function signInAgain(desk: Page, server: TestServer): Promise<void> {
  const { email, password } = demoSignIn(server, 'operator', 1);
  await expect(desk.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect(desk.getByText('dataProvider', { exact: false })).toHaveCount(0);
  await desk.getByLabel('E-mail').fill(email);
  await desk.getByRole('textbox', { name: 'Password' }).fill(password);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
}

test('whose session ends while something new is saved signs in again and goes on with what was typed', async ({
  browser,
  server,
  operator,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  const title = 'Half of it was written';
  const saved = async (): Promise<number> =>
    (await operator.list('news', { range: [0, 199] })).filter((row) => JSON.stringify(row).includes(title))
      .length;
  const save = () => desk.getByRole('button', { name: 'Save', exact: true }).click();
  const takeUp = () => desk.getByRole('button', { name: 'Take it up again' }).click();
  const field = desk.getByLabel('Title', { exact: false }).first();
  await desk.getByRole('link', { name: 'New item of news' }).click();
  await field.fill(title);
  await endSession(desk);
  await save();
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
  await save();
  await expect.poll(saved).toBe(1);
  await desk.context().close();
});

test('what is changed as the session ends is not said to be saved', async ({ browser, server, operator }) => {
  const [first] = await operator.list('news', { range: [0, 0] });
  const texts = { en: { title: 'Opened at eight', content: '<p>We open at eight.</p>' } };
  const { id } = await operator.create('news', { ...first, texts });
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  await desk.goto(`/admin/news/${id}`);
  const field = desk.getByLabel('Title', { exact: false }).first();
  await expect(field).toHaveValue('Opened at eight');
  await field.fill('Opened at nine');
  await endSession(desk);
  await desk.getByRole('button', { name: /^Save/ }).click();
  await signInAgain(desk, server);
  await desk.getByRole('button', { name: 'Take it up again' }).click();
  await expect(field).toHaveValue('Opened at nine');
  expect(await operator.one('news', id)).toMatchObject({ texts });
  await desk.context().close();
});
