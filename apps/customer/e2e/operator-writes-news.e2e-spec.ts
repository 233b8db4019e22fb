import type { Page } from '@playwright/test';
import { testImage } from '../../server/test/harness/pictures.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test, waitForAnimations, waitUntilLoaded } from './harness/test.js';

const HOUR = 3_600_000;
const WRITTEN = {
  English: ['Shorter hours on Friday', 'Markets close at noon.'],
  Deutsch: ['Kürzere Zeiten am Freitag', 'Die Märkte schließen mittags.'],
  ไทย: ['วันศุกร์เปิดทำการสั้นลง', 'ตลาดปิดตอนเที่ยง'],
} as const;

const minute = (at: number): string => new Date(at).toISOString().slice(0, 16);

async function inLanguage(desk: Page, name: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'Language' }).click();
  await desk.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(desk.getByRole('listbox')).toHaveCount(0);
}

async function write(desk: Page, title: string, text: string): Promise<void> {
  await desk.getByLabel('Title', { exact: false }).first().fill(title);
  const words = desk.getByRole('textbox', { name: 'Text' });
  await words.click();
  await words.pressSequentially(text);
  const phone = desk.getByRole('region', { name: 'Phone' });
  await expect(phone).toContainText(title);
  await expect(phone).toContainText(text);
}

/** Opens the only news item with that title. */
const open = (desk: Page, title: string): Promise<void> =>
  desk
    .getByRole('row', { name: new RegExp(title) })
    .getByText(title)
    .click();
const stateOf = (desk: Page, title: string) => desk.getByRole('row', { name: new RegExp(title) });

test('an operator writes news in three languages, looks at them, schedules and publishes them', async ({
  page,
  browser,
  server,
}) => {
  const [title] = WRITTEN.English;
  const desk = await openBackOffice(browser, server, { entry: 'News' });
  await desk.getByRole('link', { name: 'New news item' }).click();
  // A missing value is reported next to its field.
  await expect(desk.getByLabel('Title', { exact: false }).first()).toBeFocused();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Required')).toBeVisible();
  // From another language the editor is led to the missing text, before any confirmation.
  await inLanguage(desk, 'Deutsch');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('combobox', { name: 'Language' })).toHaveText('English');
  await expect(desk.getByText('Required')).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  for (const [name, words] of Object.entries<readonly [string, string]>(WRITTEN)) {
    await inLanguage(desk, name);
    await write(desk, ...words);
  }
  const phone = desk.getByRole('region', { name: 'Phone' });
  expect((await phone.boundingBox())?.width).toBe(390);
  await expect(phone).toHaveAttribute('lang', 'th');
  await desk.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(phone).toHaveAttribute('data-theme', 'dark');
  await inLanguage(desk, 'Deutsch');
  await expect(phone).toContainText(WRITTEN.Deutsch[0]);
  const choosing = desk.waitForEvent('filechooser');
  await desk.getByRole('button', { name: 'Choose …' }).click();
  const buffer = await testImage({ width: 300, height: 200, colour: '#274b7a' }).png().toBuffer();
  await (await choosing).setFiles({ name: 'hours.png', mimeType: 'image/png', buffer });
  await expect(desk.getByRole('textbox', { name: 'Picture' })).toHaveValue(/^\/api\/common\/image\//);
  await waitForAnimations(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(stateOf(desk, title)).toContainText('Draft');
  await expect(stateOf(desk, title).getByRole('img', { name: /^Missing: 日本語/ })).toHaveCount(1);
  expect(await faultsOf(desk)).toEqual([]);

  // A German reader sees nothing yet: neither the draft, nor the item before its time.
  await page.addInitScript(() => localStorage.setItem('truemark.language', 'de'));
  const reads = async (found: number): Promise<void> => {
    await page.goto('/news');
    await waitUntilLoaded(page);
    await expect(page.getByText(WRITTEN.Deutsch[0])).toHaveCount(found);
  };
  await reads(0);
  const publish = async (at: number): Promise<void> => {
    await open(desk, title);
    await desk.getByLabel('Published').setChecked(true);
    await desk.getByLabel('From (GMT)').fill(minute(at));
    await desk.getByRole('button', { name: 'Save' }).click();
    if (at <= Date.now()) {
      // Recipients of a text in another language than their own are named before publishing.
      const dialog = desk.getByRole('dialog', { name: `Publish “${title}” at once?` });
      await expect(dialog).toContainText('Français');
      await expect(dialog).toContainText('15 languages have no text');
      await expect(dialog).not.toContainText('Deutsch');
      await expect(dialog).toContainText('read it in English');
      await waitForAnimations(desk);
      expect(await faultsOf(desk)).toEqual([]);
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    }
    await expect(stateOf(desk, title)).toContainText(at > Date.now() ? 'Scheduled' : 'Published');
  };
  await publish(Date.now() + HOUR);
  await reads(0);
  await publish(Date.now() - HOUR);
  await reads(1);
  await expect(page.getByText(WRITTEN.Deutsch[1])).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText(WRITTEN.Deutsch[0]).click();
  await expect(page.getByRole('heading', { name: WRITTEN.Deutsch[0] })).toBeVisible();
  await expect(page.getByText(WRITTEN.Deutsch[1])).toBeVisible();
  await waitForAnimations(page);
  expect(await faultsOf(page)).toEqual([]);
  await desk.context().close();
});

test('a change of a text that customers accept needs a reason, and its request shows the passage', async ({
  browser,
  server,
}) => {
  const desk = await openBackOffice(browser, server, { entry: 'Page texts' });
  await open(desk, 'Registration and terms of use');
  await expect(desk.getByText('Where it is shown: Registration and terms of use')).toBeVisible();
  await expect(desk.getByLabel('Title', { exact: true })).toBeFocused();
  // The toolbar is one tab stop before the text.
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Tab');
  const words = desk.getByRole('textbox', { name: 'Text' });
  await expect(words).toBeFocused();
  await desk.keyboard.press('Control+End');
  await desk.keyboard.type(' Have fun.');
  await expect(desk.getByRole('button', { name: 'Ask for approval …' })).toBeInViewport();
  await desk.keyboard.press('Control+Enter');
  const dialog = desk.getByRole('dialog', { name: 'Change “Terms of use”?' });
  await expect(dialog.getByRole('insertion')).toContainText('Have fun');
  await expect(dialog).not.toContainText('<p>');
  await expect(dialog).toContainText('A second person must approve this');
  await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeDisabled();
  await desk.keyboard.type('Asked by the lawyers');
  await waitForAnimations(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(/^Requested: Terms of use\. Nothing has changed yet/)).toBeVisible();
  await desk.getByRole('link', { name: 'Open the request' }).click();
  await expect(desk.getByRole('columnheader')).toHaveText(['Field', 'Change']);
  await expect(desk.getByRole('insertion')).toContainText('Have fun');
  await expect(desk.getByText('Asked by the lawyers')).toBeVisible();
  await desk.context().close();
});

test('an operator’s message reaches a customer; one that contains account details waits for a second person', async ({
  page,
  browser,
  server,
}) => {
  const { client, user } = await realCustomer(server);
  const desk = await openBackOffice(browser, server, { entry: 'Messages' });
  const compose = async (title: string, text: string): Promise<void> => {
    await desk.getByRole('link', { name: 'New message' }).click();
    // No recipients are selected by default.
    await expect(desk.getByText('Choose the recipients.')).toHaveCount(1);
    await desk.getByRole('combobox', { name: /^To/ }).click();
    await desk.getByRole('option', { name: 'All customers' }).click();
    await expect(desk.getByText(/customers receive it/)).toHaveCount(1);
    await desk.getByRole('combobox', { name: /^To/ }).click();
    await desk.getByRole('option', { name: 'One customer' }).click();
    await expect(desk.getByText('Choose the recipients.')).toHaveCount(1);
    await desk.getByRole('combobox', { name: 'Customer' }).fill(user.uid);
    await desk.getByRole('option', { name: user.uid }).click();
    await expect(desk.getByText('One customer receives it.')).toHaveCount(1);
    await write(desk, title, text);
    expect(await faultsOf(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Send …' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('One customer receives it.');
    await expect(dialog).toContainText(user.uid);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await compose('Your papers', 'Thank you, they are complete.');
  await expect(desk.getByText('Sent', { exact: true })).toBeVisible();
  await expect(desk.getByText(user.uid)).toBeVisible();
  await waitForAnimations(desk);
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('menuitem', { name: 'Messages' }).click();
  await compose('Pay here', 'To DE89 3704 0044 0532 0130 00, please.');
  await expect(desk.getByText(/a second person decides/)).toBeVisible();

  await page.addInitScript((token) => localStorage.setItem('truemark.token', token), client.token as string);
  await page.goto('/message');
  await waitUntilLoaded(page);
  await expect(page.getByText('Your papers')).toHaveCount(1);
  await expect(page.getByText('Pay here')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'New' })).not.toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText('Your papers').click();
  await expect(page.getByText('Thank you, they are complete.')).toBeVisible();
  await page.goto('/message');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await desk.context().close();
});
