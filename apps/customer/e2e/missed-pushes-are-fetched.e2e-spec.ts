import type { Page } from '@playwright/test';
import type { ChargeRecord, DepositAddress } from '@truemark/contracts';
import { testImage, upload } from '../../server/test/harness/pictures.js';
import { socket as connect } from '../../server/test/harness/socket.js';
import { openRealAccount } from './harness/payer.js';
import { expect, test, waitUntilLoaded } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

/** Opens the page's socket but holds its login until the returned function is called. */
async function holdLogin(page: Page): Promise<() => void> {
  let letIn: () => void = () => undefined;
  await page.routeWebSocket(/\/api\/v2\/ws$/, (socket) => {
    const server = socket.connectToServer();
    const kept: string[] = [];
    let isHeld = true;
    letIn = () => {
      isHeld = false;
      for (const frame of kept) server.send(frame);
    };
    socket.onMessage((frame) => {
      if (isHeld && String(frame).includes('"login"')) kept.push(String(frame));
      else server.send(frame);
    });
  });
  return () => letIn();
}

/** Holds all frames of the page's socket until the returned function is called. */
async function holdSocket(page: Page): Promise<() => void> {
  let letIn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.routeWebSocket(/\/api\/v2\/ws$/, async (socket) => {
    await held;
    socket.connectToServer();
  });
  return letIn;
}

test('a change made before the socket is connected reaches the page', async ({ page, server, operator }) => {
  const letIn = await holdSocket(page);
  await page.goto('/');
  await waitUntilLoaded(page);
  const search = page.getByTestId('home-search');
  await expect(search).toBeVisible();
  const other = await connect(server);
  await operator.change('settings', 'is_home_search', { value: '0' });
  // Connected clients have been notified; there is no second notification.
  await other.waitForType('CONFIG');
  other.close();
  try {
    await expect(search).toBeVisible();
    letIn();
    await expect(search).toBeHidden();
  } finally {
    await operator.change('settings', 'is_home_search', { value: '1' });
  }
});

test('a decision made before the socket is signed in reaches the page', async ({
  page,
  server,
  operator,
}) => {
  const { client } = await openRealAccount(page, server);
  const [way] = await client.read<DepositAddress[]>('/api/quickCharge/info');
  const proof = await upload(client, await testImage().jpeg().toBuffer());
  const given = { number: 4800, charge_id: way?.id, address: way?.address, proofImg: proof.data.url };
  const { id } = await client.take<ChargeRecord>('/api/quickCharge/submit', given);
  const letIn = await holdLogin(page);
  await page.goto('/mine/charge');
  const made = page.getByTestId(`deposit-${id}`);
  await expect(made).toContainText('In review');
  await operator.act('deposits', id, 'claim');
  await operator.act('deposits', id, 'approve');
  await expect(made).toContainText('In review');
  letIn();
  await expect(made).toContainText('Finished');
});
