import type { Browser, Page, Route } from '@playwright/test';
import type { AdminClient } from '../../server/test/harness/admin-client.js';
import type { TestServer } from '../../server/test/harness/server.js';
import { openBackOffice } from './harness/back-office.js';
import { createWebhook } from './harness/create-webhook.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

const drafts = (desk: Page): Promise<string[]> =>
  desk.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('truemark.draft.')));

/** Opens a news item in its form. */
async function openNews(browser: Browser, server: TestServer, operator: AdminClient, title: string) {
  const { id } = await operator.create('news', {
    ...{ category_id: 1, logo: '', is_shown: false, published_at_ms: Date.now(), ends_at_ms: null },
    texts: { en: { title, content: '<p>We open at eight.</p>' } },
  });
  const desk = await openBackOffice(browser, server, { entry: 'News' });
  await desk.goto(`/admin/news/${id}`);
  const field = desk.getByLabel('Title', { exact: false }).first();
  await expect(field).toHaveValue(title);
  return { id, desk, field };
}

/** Saves a news item, which is answered once the returned function is called: by the server, or by `then`. */
async function save(desk: Page, id: unknown, then?: (route: Route) => Promise<void>): Promise<() => void> {
  const path = `/admin/api/news/${id}`;
  const release = await holdRequests(desk, ({ pathname }) => pathname === path, then);
  const sent = desk.waitForRequest(`**${path}`);
  await desk.keyboard.press('Control+Enter');
  await sent;
  return release;
}

const REFUSED = {
  status: 422,
  json: {
    key: 'validation',
    message: 'Please check the marked fields.',
    errors: { 'texts.en.title': 'Another item is called so.' },
  },
};

test('a form takes nothing while it is saved, and takes text again after a refusal', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, field } = await openNews(browser, server, operator, 'Hours of the summer');
  const text = desk.locator('.ProseMirror');
  const isShown = desk.getByRole('switch', { name: /Published|Shown/ });
  await field.fill('Hours of the autumn');
  const refuse = await save(desk, id, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(REFUSED) : route.continue(),
  );
  await expect(desk.locator('form[aria-busy="true"]')).toBeVisible();
  await desk.keyboard.type(' and of the winter');
  await expect(field).toHaveValue('Hours of the autumn');
  await expect(field).toBeFocused();
  await isShown.click({ force: true });
  await expect(isShown).not.toBeChecked();
  refuse();
  await expect(desk.getByText('Another item is called so.')).toBeVisible();
  await expect(desk.locator('form[aria-busy="true"]')).toHaveCount(0);
  await desk.unrouteAll();
  await field.press('End');
  await desk.keyboard.type(' and of the winter');
  await expect(field).toHaveValue('Hours of the autumn and of the winter');

  await text.click();
  await desk.keyboard.press('Control+End');
  await desk.keyboard.type(' We close at six.');
  const release = await save(desk, id);
  await desk.keyboard.type(' Or at seven.');
  await expect(text).toBeFocused();
  await expect(text).toHaveText('We open at eight. We close at six.');
  release();
  await expect(desk).toHaveURL(/\/news(\?.*)?$/);
  expect(await operator.one('news', id)).toMatchObject({
    is_shown: false,
    texts: {
      en: {
        title: 'Hours of the autumn and of the winter',
        content: '<p>We open at eight. We close at six.</p>',
      },
    },
  });
  expect(await drafts(desk)).toEqual([]);
  await desk.context().close();
});

/** Leaves a form that is being saved for the page of the menus, with a draft. */
async function leave(desk: Page): Promise<void> {
  await desk.getByRole('menuitem', { name: 'Menus' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Leave, keep the draft' }).click();
  await expect(desk).toHaveURL(/\/menus/);
  await expect.poll(() => drafts(desk)).toHaveLength(1);
}

test('whoever leaves a form that is being saved is told of the success, led nowhere, and keeps no draft', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, field } = await openNews(browser, server, operator, 'Left in time');
  await field.fill('Left while it was saved');
  const release = await save(desk, id);
  await leave(desk);
  release();
  await expect(desk.getByText('Saved as a draft: Left while it was saved.')).toBeVisible();
  await expect(desk).toHaveURL(/\/menus/);
  expect(await drafts(desk)).toEqual([]);
  await desk.context().close();
});

test('whoever leaves a form that is being saved is told why it was refused, and keeps the draft', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, field } = await openNews(browser, server, operator, 'Not refused yet');
  await field.fill('Refused after it was left');
  const refuse = await save(desk, id, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(REFUSED) : route.continue(),
  );
  await leave(desk);
  refuse();
  await expect(desk.getByText(/Refused after it was left: .*Another item is called so\./)).toBeVisible();
  await expect(desk).toHaveURL(/\/menus/);
  expect(await drafts(desk)).toHaveLength(1);
  await desk.goto(`/admin/news/${id}`);
  await desk.getByRole('button', { name: 'Restore draft' }).click();
  await expect(field).toHaveValue('Refused after it was left');
  await desk.context().close();
});

test('a new record whose form was left while it was sent is said to be saved, once, and leaves no draft', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { entry: 'News' });
  const open = (): Promise<void> => desk.getByRole('link', { name: 'New news item' }).click();
  await open();
  const field = desk.getByLabel('Title', { exact: false }).first();
  await field.fill('Written and left');
  await desk.getByRole('textbox', { name: 'Text' }).click();
  await desk.keyboard.type('It was on its way.');
  const path = '/admin/api/news';
  const release = await holdRequests(desk, ({ pathname }) => pathname === path);
  const sent = desk.waitForRequest((request) => request.method() === 'POST');
  await desk.keyboard.press('Control+Enter');
  await sent;
  await leave(desk);
  release();
  await expect(desk.getByText('Saved as a draft: Written and left.')).toBeVisible();
  await expect(desk).toHaveURL(/\/menus/);
  expect(await drafts(desk)).toEqual([]);
  await desk.getByRole('menuitem', { name: 'News' }).click();
  await expect(desk.getByRole('row', { name: /Written and left/ })).toHaveCount(1);
  await open();
  await expect(field).toHaveValue('');
  await expect(desk.getByRole('button', { name: 'Restore draft' })).toHaveCount(0);
  await desk.context().close();
});

test('what is typed into a form opened again before the answer to its former save stays', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, field } = await openNews(browser, server, operator, 'Opened once');
  await field.fill('Opened twice');
  const path = `/admin/api/news/${id}`;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await desk.route(`**${path}`, async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.continue();
  });
  const sent = desk.waitForRequest((request) => request.method() === 'PUT');
  await desk.keyboard.press('Control+Enter');
  await sent;
  await leave(desk);
  await expect(desk.getByRole('tab', { name: 'User page' })).toBeVisible();
  await desk.goBack();
  await expect(desk.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  const text = desk.locator('.ProseMirror');
  await text.click();
  await desk.keyboard.press('Control+End');
  await desk.keyboard.type(' And on Sundays.');
  release();
  await expect(desk.getByText('Saved as a draft: Opened twice.')).toBeVisible();
  await expect(desk).toHaveURL(new RegExp(`/news/${id}$`));
  await expect(text).toHaveText('We open at eight. And on Sundays.');
  await expect.poll(() => drafts(desk)).toHaveLength(1);
  await desk.keyboard.press('Control+Enter');
  await expect(desk).toHaveURL(/\/news(\?.*)?$/);
  expect(await operator.one('news', id)).toMatchObject({
    texts: { en: { title: 'Opened twice', content: '<p>We open at eight. And on Sundays.</p>' } },
  });
  expect(await drafts(desk)).toEqual([]);
  await desk.context().close();
});

test('a save that reached nobody has saved nothing, and one without an answer may have; both keep what was typed', async ({
  browser,
  server,
  operator,
}) => {
  const { id, desk, field } = await openNews(browser, server, operator, 'Hours without a network');
  await field.fill('Hours with a network');
  const path = `**/admin/api/news/${id}`;
  await desk.route(path, (route) => route.abort());
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Nothing was saved', { exact: false })).toBeVisible();
  await desk.unroute(path);
  await desk.route(path, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('It may still have been done', { exact: false })).toBeVisible();
  await expect(field).toHaveValue('Hours with a network');
  await desk.context().close();
});

test('what is typed into a form is not taken for saved when something else of its record is', async ({
  browser,
  server,
}) => {
  const { id, asker } = await createWebhook(server, 'Typed on');
  await asker.call('POST', `webhooks/${id}/secret`);
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 0, entry: 'Webhooks' });
  await desk.getByRole('cell', { name: 'Typed on' }).click();
  const address = desk.getByLabel('Address', { exact: false });
  await address.fill('https://example.com/moved');
  await desk.getByRole('button', { name: 'Ask for another secret' }).click();
  const dialog = desk.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Ask for approval' });
  await confirm.click();
  await expect(dialog).toContainText('Leave without saving?');
  await dialog.getByRole('button', { name: 'Stay here' }).press('Enter');
  await expect(address).toHaveValue('https://example.com/moved');
  await desk.context().close();
});
