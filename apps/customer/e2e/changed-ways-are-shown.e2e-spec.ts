import type { Page } from '@playwright/test';
import { type AdminClient, adminClient, type Row } from '../../server/test/harness/admin-client.js';
import { testImage } from '../../server/test/harness/pictures.js';
import { borrow, mayBorrow } from './harness/borrower.js';
import { holdRequests } from './harness/hold-requests.js';
import { openRealAccount, photographPayment } from './harness/payer.js';
import { expect, openWithLivePushes, test } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

const UPLOAD = '**/api/common/image_upload';

const gone = (page: Page) => page.getByText('This way to pay is not offered any more.', { exact: false });

/** Requests of the page to this address. */
function requestsOf(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** Changes a row for as long as `then` takes. */
async function changed(
  owner: AdminClient,
  resource: string,
  row: Row,
  changes: Readonly<Record<string, unknown>>,
  then: () => Promise<void>,
): Promise<void> {
  const former = Object.fromEntries(Object.keys(changes).map((name) => [name, row[name]]));
  await owner.change(resource, Number(row.id), { ...changes, reason: 'Changed in this story' });
  try {
    await then();
  } finally {
    await owner.change(resource, Number(row.id), { ...former, reason: 'As it was' });
  }
}

const firstOf = async (owner: AdminClient, resource: string): Promise<Row> => {
  const [row] = await owner.list(resource, { sort: ['id', 'ASC'], range: [0, 0] });
  if (!row) throw new Error(`the demo has no ${resource}`);
  return row;
};

test('a bank account that is switched off while its details are shown takes no deposit', async ({
  page,
  server,
}) => {
  const owner = await adminClient(server, 'owner');
  const account = await firstOf(owner, 'bank-accounts');
  const another = await owner.create('bank-accounts', {
    ...account,
    ...{ id: undefined, payee_account: 'DEMO-ONLY-0009', sort: 90, is_enabled: true, reason: 'A second one' },
  });
  await openRealAccount(page, server);
  const deposits = requestsOf(page, '/api/quickCharge/wire_submit');
  await openWithLivePushes(page, '/mine/charge?type=1');
  const shown = page.getByRole('button', { name: 'Copy Account number' });
  await expect(shown).toHaveText('DEMO-ONLY-0001');
  await page.getByLabel('Amount').fill('250');
  await photographPayment(page, '#2b7a4a');
  await changed(owner, 'bank-accounts', account, { is_enabled: false }, async () => {
    await expect(gone(page)).toBeVisible();
    await expect(shown).toHaveCount(0);
    const field = page.getByRole('button', { name: /^Pay to: Example Bank/ });
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(field).toBeFocused();
    expect(deposits).toEqual([]);
    await field.click();
    await page.getByRole('dialog').getByText('DEMO-ONLY-0009').click();
    await expect(gone(page)).toHaveCount(0);
    await expect(shown).toHaveText('DEMO-ONLY-0009');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await expect(page.getByTestId('made-deposit')).toBeVisible();
  });
  await owner.change('bank-accounts', Number(another.id), { is_enabled: false });
});

test('a coin address that changes while it is shown is chosen anew before a deposit', async ({
  page,
  server,
}) => {
  const owner = await adminClient(server, 'owner');
  const way = await firstOf(owner, 'deposit-addresses');
  await openRealAccount(page, server);
  await openWithLivePushes(page, '/mine/charge');
  const shown = page.getByRole('button', { name: 'Copy Address' });
  await expect(shown).toHaveText(String(way.address));
  await changed(owner, 'deposit-addresses', way, { address: 'demo-only-new-address' }, async () => {
    await expect(gone(page)).toBeVisible();
    await expect(shown).toHaveCount(0);
    const field = page.getByRole('button', { name: 'Coin and network: USDT · TRC20' });
    await field.click();
    await page.getByRole('dialog').getByText('USDT · TRC20').click();
    await expect(shown).toHaveText('demo-only-new-address');
    await expect(gone(page)).toHaveCount(0);
  });
});

test('a repayment names its network: one that is gone stays until another is chosen, and a refusal is shown there', async ({
  page,
  server,
  operator,
}) => {
  const owner = await adminClient(server, 'owner');
  const way = await firstOf(owner, 'deposit-addresses');
  const customer = await openRealAccount(page, server);
  await mayBorrow(customer, operator);
  const { id } = await borrow(customer, operator, 7, 400);
  const repayments = requestsOf(page, '/api/loan/repayment');
  await openWithLivePushes(page, `/loan/repayment?loan_id=${id}`);
  await page.getByRole('tab', { name: 'By transfer' }).click();
  const field = page.getByRole('button', { name: 'Network: USDT · TRC20' });
  const unchosen = page.getByText('Please choose one of what is offered.');
  const send = page.getByRole('button', { name: 'Send proof' });
  await expect(field).toBeVisible();

  const release = await holdRequests(page, UPLOAD);
  const uploading = page.waitForRequest(UPLOAD);
  const buffer = await testImage({ width: 900, height: 1400, colour: '#7a2b4a' }).jpeg().toBuffer();
  await page
    .getByLabel('Proof of payment', { exact: true })
    .setInputFiles({ name: 'payment.jpg', mimeType: 'image/jpeg', buffer });
  await uploading;
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Uploading: Proof of payment');
  release();
  await expect(send).toBeEnabled();

  await changed(owner, 'deposit-addresses', way, { is_enabled: false }, async () => {
    await expect(unchosen).toBeVisible();
    await expect(page.getByText(String(way.address))).toHaveCount(0);
    await send.click();
    await expect(field).toBeFocused();
    expect(repayments).toEqual([]);
  });
  await expect(unchosen).toHaveCount(0);
  await expect(page.getByText(String(way.address))).toBeVisible();

  // The page does not learn of the new address before the server has refused the former one.
  const learn = await holdRequests(page, '**/api/loan/repayment_accounts*');
  await changed(owner, 'deposit-addresses', way, { address: 'demo-only-other-address' }, async () => {
    await send.click();
    await expect(unchosen).toBeVisible();
    learn();
    await expect(page.getByText(String(way.address))).toHaveCount(0);
    await expect(unchosen).toBeVisible();
    await field.click();
    await page.getByRole('dialog').getByText('USDT · TRC20').click();
    await expect(page.getByText('demo-only-other-address')).toBeVisible();
    await expect(unchosen).toHaveCount(0);
    await send.click();
    await expect(page.getByTestId(`loan-${id}`)).toContainText('Repayment being checked');
  });
  expect(repayments).toHaveLength(2);
});
