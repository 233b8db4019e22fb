import type { Page } from '@playwright/test';
import type { User } from '@truemark/contracts';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { testImage } from '../../server/test/harness/pictures.js';
import { realCustomer } from '../../server/test/harness/real-customer.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test, waitUntilLoaded } from './harness/test.js';

const BESIDE_FACE = 'Please hold the card beside your face.';

async function photograph(page: Page, slot: string, colour: string): Promise<void> {
  const buffer = await testImage({ width: 2000, height: 1400, colour }).jpeg().toBuffer();
  await page
    .getByLabel(slot, { exact: true })
    .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: `Replace: ${slot}` })).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('We are reviewing your documents')).toBeVisible();
}

/** Opens the customer's submission in the reviewer's queue. */
async function review(desk: Page, uid: string): Promise<void> {
  await desk.goto('/admin/verifications');
  await desk.getByRole('row', { name: new RegExp(uid) }).click();
  // A submission cannot be approved before its pictures are on screen.
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeEnabled();
}

/** Confirms the decision. */
async function decided(desk: Page): Promise<void> {
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/^(Approved|Rejected): /)).toBeVisible();
}

test('a customer is certified at both levels, each at the second try', async ({ page, browser, server }) => {
  const { client, user } = await realCustomer(server);
  const writer = await adminClient(server, 'operator');
  const template = { queue: 'verifications', name: 'Beside the face', texts: { en: BESIDE_FACE } };
  expect((await writer.call('POST', 'reason-templates', template)).status).toBe(201);
  const desk = await openBackOffice(browser, server, { role: 'support', entry: /^Verifications/ });
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('truemark.token', token), client.token as string);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Verification' }).click();
  await expect(page.getByText('Not submitted')).toHaveCount(1);
  await expect(page.getByText(/^Full verification opens once/)).toBeVisible();
  await waitUntilLoaded(page);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('button', { name: /^Full verification/ }).click();
  await expect(page.getByText('Complete basic verification first')).toBeVisible();
  await page.getByRole('button', { name: 'Go to basic verification' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);
  await expect(page.getByText('Please choose a picture.')).toHaveCount(2);
  await page.getByLabel('Full name').fill('Ann Certified');
  await page.getByLabel('Phone').fill('+1 202 555 0123');
  await page.getByLabel('Front of the document', { exact: true }).setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  });
  await expect(page.getByText(/JPEG, PNG, WebP.*HEIC/)).toBeVisible();
  await photograph(page, 'Front of the document', '#274b7a');
  await photograph(page, 'Back of the document', '#7a5227');
  expect(await faultsOf(page)).toEqual([]);
  await submit(page);

  await review(desk, user.uid);
  await expect(desk.getByRole('img', { name: 'Front of the document' })).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Back of the document' })).toBeVisible();
  await desk.getByRole('button', { name: 'Zoom in: Front of the document' }).click();
  await desk.getByRole('button', { name: 'Rotate: Front of the document' }).click();
  await desk.keyboard.press('z');
  await expect(desk.getByRole('region', { name: 'Front of the document' })).toBeFocused();
  await desk.keyboard.press('3');
  await expect(desk.getByRole('option', { name: 'Cannot be read clearly' })).toBeVisible();
  await desk.keyboard.press('1');
  await expect(desk.getByRole('combobox', { name: 'Front of the document (3)' })).toHaveText(
    'Cannot be read clearly',
  );
  await expect(desk.getByRole('button', { name: 'Approve (a)' })).toBeDisabled();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.keyboard.press('r');
  await decided(desk);

  await expect(page.getByText(/^Not accepted yet/)).toBeVisible();
  await expect(page.getByText('Cannot be read clearly')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Certified');
  await expect(page.getByRole('button', { name: 'Replace: Back of the document' })).toBeVisible();
  await photograph(page, 'Front of the document', '#4d7a27');
  await expect(page.getByText('Cannot be read clearly')).toHaveCount(0);
  await submit(page);
  await review(desk, user.uid);
  await expect(desk.getByText(/Front of the document: Cannot be read clearly.*A new picture/s)).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.keyboard.press('a');
  await decided(desk);

  await page.getByRole('button', { name: 'Go on to full verification' }).click();
  await expect(page.getByRole('definition').getByText('Ann Certified')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveCount(0);
  await page.getByLabel('Document number').fill('X-4711');
  await photograph(page, 'You holding the document', '#274b7a');
  await submit(page);
  await review(desk, user.uid);
  // The person is compared with the document certified before.
  await expect(desk.getByRole('img', { name: 'Front of the document (Junior)' })).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Junior verification' })).toBeVisible();
  await expect(desk.getByText('Another name than in this one')).toHaveCount(0);
  await desk.keyboard.press('r');
  const words = desk.getByLabel('To the customer');
  await expect(words).toBeFocused();
  await desk.getByRole('combobox', { name: 'Template (t)' }).click();
  await desk.keyboard.press('1');
  await expect(words).toHaveValue(BESIDE_FACE);
  await desk.getByRole('button', { name: 'Reject (r)' }).click();
  await decided(desk);

  await expect(page.getByText(BESIDE_FACE)).toBeVisible();
  await expect(page.getByText('Not accepted yet: please correct the form and send it again.')).toBeVisible();
  await photograph(page, 'You holding the document', '#4d7a27');
  await submit(page);
  await review(desk, user.uid);
  await desk.keyboard.press('a');
  await decided(desk);
  await expect(page.getByText('Your account is fully verified.')).toBeVisible();
  expect(await client.read<User>('/api/user/info')).toMatchObject({ is_real: 1, review_status: 2 });
  await desk.context().close();
});
