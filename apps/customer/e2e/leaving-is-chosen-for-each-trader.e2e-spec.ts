import { approvedTrader, fundedCustomer, openIndex, signIn } from './harness/copy-desk.js';
import { expect, test } from './harness/priced-test.js';
import { openWithLivePushes } from './harness/test.js';

test('what happens to the copies of one trader is not chosen by what was chosen for another', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const traders = [
    await approvedTrader(server, 'Early Crane', 0),
    await approvedTrader(server, 'Night Crane', 0),
  ] as const;
  const follower = await fundedCustomer(server, 5_000);
  for (const trader of traders) {
    const terms = { trader_id: trader.user.id, multiple: '1', max_amount: 1_000 };
    await follower.client.take('/api/follow/follow_trader', terms);
    await openIndex(trader, '0.1');
  }
  await signIn(page, follower.client.token as string);
  await openWithLivePushes(page, '/follow/follow-list');
  const [first, second] = traders.map(({ user }) =>
    page.getByTestId(`followed-${user.id}`).getByRole('button'),
  );
  await first?.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop following' }).click();
  const asked = page.getByRole('dialog', { name: /^Stop following/ });
  await asked.getByRole('radio', { name: /^Close all copies/ }).check();
  await asked.getByRole('button', { name: 'Go on following' }).click();
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await second?.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop following' }).click();
  await expect(asked).toContainText('Night Crane');
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(asked.getByRole('button', { name: 'Stop following' })).toBeDisabled();
});

test('who has no open copies of a trader leaves without a choice about them', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const trader = await approvedTrader(server, 'Idle Crane', 0);
  const follower = await fundedCustomer(server, 5_000);
  const terms = { trader_id: trader.user.id, multiple: '1', max_amount: 1_000 };
  await follower.client.take('/api/follow/follow_trader', terms);
  await signIn(page, follower.client.token as string);
  await page.addInitScript(() => localStorage.setItem('truemark.theme', 'dark'));
  await openWithLivePushes(page, `/follow/trader?id=${trader.user.id}`);
  const leave = page.getByRole('button', { name: 'Stop following' });
  await leave.click();
  const asked = page.getByRole('dialog', { name: /^Stop following/ });
  await expect(asked.getByRole('button', { name: 'Stop following' })).toBeEnabled();
  await expect(asked.getByRole('radio')).toHaveCount(0);

  // A copy that opens meanwhile brings the choice, drawn by the app: the browser's own looks selected in the dark.
  await openIndex(trader, '0.1');
  const choice = asked.getByRole('radio').first();
  await expect(choice).toHaveCSS('appearance', 'none');
  await expect(asked.getByRole('button', { name: 'Stop following' })).toBeDisabled();
  await choice.check();
  await asked.getByRole('button', { name: 'Stop following' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.goto('/follow/follow-list');
  await expect(page.getByText('You follow nobody', { exact: true })).toBeVisible();
});
