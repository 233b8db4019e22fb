import { socket as connect } from '../../server/test/harness/socket.js';
import { expect, settled, test } from './harness/test.js';

// A push that is missing must not be made up for by a page that asks anew.
test.use({ polls: false });

test('what an operator changes before the page can hear of it is seen all the same', async ({
  page,
  server,
  operator,
}) => {
  let letIn: () => void = () => undefined;
  const changed = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.routeWebSocket(/\/api\/v2\/ws$/, async (socket) => {
    await changed;
    socket.connectToServer();
  });
  await page.goto('/');
  await settled(page);
  const search = page.getByTestId('home-search');
  await expect(search).toBeVisible();
  const other = await connect(server);
  await operator.change('settings', 'is_home_search', { value: '0' });
  // Those who are connected have been told; nobody will be told again.
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
