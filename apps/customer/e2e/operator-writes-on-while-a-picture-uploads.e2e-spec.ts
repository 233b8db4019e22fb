import type { Browser, Page } from '@playwright/test';
import { testImage } from '../../server/test/harness/pictures.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

const UPLOADS = '**/admin/api/uploads';
const title = (desk: Page) => desk.getByLabel('Title', { exact: false }).first();
const words = (desk: Page) => desk.getByRole('textbox', { name: 'Text' });

async function inLanguage(desk: Page, name: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'Language' }).click();
  await desk.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(desk.getByRole('listbox')).toHaveCount(0);
}

/** Chooses a picture, whose upload is answered once `release` is called. */
async function choosePicture(desk: Page, button: string): Promise<() => void> {
  const release = await holdRequests(desk, UPLOADS);
  const choosing = desk.waitForEvent('filechooser');
  const sent = desk.waitForRequest(UPLOADS);
  await desk.getByRole('button', { name: button, exact: true }).click();
  const buffer = await testImage({ width: 300, height: 200, colour: '#2750a5' }).png().toBuffer();
  await (await choosing).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await sent;
  return release;
}

async function openNews(browser: Browser, server: TestServer): Promise<Page> {
  const desk = await openBackOffice(browser, server, { entry: 'News' });
  await desk.getByRole('link', { name: 'New news item' }).click();
  await expect(title(desk)).toBeFocused();
  return desk;
}

test('a picture that comes while another field is typed in takes neither the focus nor the text', async ({
  browser,
  server,
}) => {
  const desk = await openNews(browser, server);
  await words(desk).click();
  await desk.keyboard.type('Markets close at noon.');
  const release = await choosePicture(desk, 'Picture');
  await title(desk).click();
  await desk.keyboard.type('Shorter hours');
  release();
  await expect(words(desk).getByRole('img')).toHaveCount(1);
  await desk.keyboard.type(' on Friday');
  await expect(title(desk)).toHaveValue('Shorter hours on Friday');
  await desk.context().close();
});

test('a picture is put into the language that it was chosen for', async ({ browser, server }) => {
  const desk = await openNews(browser, server);
  await words(desk).click();
  await desk.keyboard.type('Markets close at noon.');
  const release = await choosePicture(desk, 'Picture');
  await inLanguage(desk, 'Deutsch');
  await title(desk).fill('Kürzere Zeiten');
  const answered = desk.waitForResponse(UPLOADS);
  release();
  await (await answered).finished();
  await inLanguage(desk, 'English');
  await expect(words(desk)).toHaveText('Markets close at noon.');
  await expect(words(desk).getByRole('img')).toHaveCount(1);
  await desk.context().close();
});

test('news pressed to be saved while its picture uploads is not saved without it', async ({
  browser,
  server,
  operator,
}) => {
  const name = 'News with a slow picture';
  const desk = await openNews(browser, server);
  await desk.getByRole('combobox', { name: 'Where' }).click();
  await desk.getByRole('option').first().click();
  await title(desk).fill(name);
  const release = await choosePicture(desk, 'Choose …');
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(desk.getByText('The picture is still uploading')).toBeVisible();
  release();
  await expect(desk.getByRole('textbox', { name: 'Picture' })).not.toHaveValue('');
  await save.click();
  const saved = async () =>
    (await operator.list('news', { range: [0, 199] })).filter((row) => JSON.stringify(row).includes(name));
  await expect.poll(saved).toHaveLength(1);
  const [{ logo } = { logo: '' }] = await saved();
  expect(logo).not.toBe('');
  await desk.context().close();
});

test('a picture that uploads for another form keeps nobody from saving', async ({ browser, server }) => {
  const desk = await openNews(browser, server);
  await choosePicture(desk, 'Choose …');
  await desk.getByRole('menuitem', { name: 'Durations' }).click();
  await desk.getByRole('link', { name: 'New duration' }).click();
  await expect(desk.getByRole('combobox', { name: 'Symbol' })).toBeFocused();
  await desk.getByLabel('Ratio').fill('0.82');
  await desk.getByLabel('Seconds').fill('45');
  await desk.getByRole('button', { name: /^Ask for approval/ }).click();
  await expect(desk.getByRole('dialog')).toHaveAccessibleName('Offer “All others, 45 s”?');
  await expect(desk.getByText('The picture is still uploading')).toHaveCount(0);
  await desk.context().close();
});

test('a menu entry pressed to be saved while its icon uploads is not saved without it', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { role: 'owner', entry: 'Menus' });
  await desk.goto('/admin/menus/create');
  await desk.getByRole('combobox', { name: 'Group' }).click();
  await desk.getByRole('option').first().click();
  await desk.getByRole('textbox', { name: 'Name (English)' }).fill('An entry with a slow icon');
  await desk.getByRole('combobox', { name: 'Goes to' }).click();
  await desk.getByRole('option').first().click();
  const release = await choosePicture(desk, 'Choose a picture for Icon');
  let isSaved = false;
  await desk.route('**/admin/api/menus', (route) => {
    isSaved ||= route.request().method() === 'POST';
    return route.abort();
  });
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('The picture is still uploading')).toBeVisible();
  release();
  await expect(desk.locator('#main-content img')).toBeVisible();
  expect(isSaved).toBe(false);
  await desk.context().close();
});
