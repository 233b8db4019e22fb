import { adminClient } from '../../server/test/harness/admin-client.js';
import { openBackOffice } from './harness/back-office.js';
import { holdRequests } from './harness/hold-requests.js';
import { expect, test } from './harness/test.js';

test('an event ticked while the former choice is saved stays ticked and can be saved', async ({
  browser,
  server,
}) => {
  try {
    const desk = await openBackOffice(browser, server, { entry: 'Dashboard' });
    await desk.goto('/admin/account');
    const events = desk.getByLabel('E-mail alerts').getByRole('checkbox');
    const [first, second] = [events.nth(0), events.nth(1)];
    await first.check();
    const release = await holdRequests(desk, '**/admin/api/event-mails');
    const section = desk.locator('section').filter({ has: events.nth(0) });
    const save = section.getByRole('button');
    const asked = desk.waitForRequest((request) => request.method() === 'PUT');
    await save.click();
    await asked;
    await second.check();
    release();
    await expect(desk.getByText('Saved')).toBeVisible();
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
    await expect(save).toBeEnabled();
    await desk.context().close();
  } finally {
    await (await adminClient(server, 'operator', 1)).call('PUT', 'event-mails', { events: [] });
  }
});
