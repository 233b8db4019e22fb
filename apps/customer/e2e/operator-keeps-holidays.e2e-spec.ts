import { adminClient } from '../../server/test/harness/admin-client.js';
import { ownSymbol } from '../../server/test/harness/own-symbol.js';
import { askedWith } from './harness/agree.js';
import { faultsOf } from './harness/axe.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('an operator edits a holiday calendar, assigns it to a symbol and sees what a new day affects', async ({
  browser,
  server,
  operator,
}) => {
  const { id } = await ownSymbol(operator, 'TMHUSD');
  const second = await adminClient(server, 'owner');
  const reason = 'A holiday as announced';
  const desk = await openBackOffice(browser, server, { entry: 'Holiday calendars' });
  const asking = desk.getByRole('dialog');
  const ask = async (): Promise<void> => {
    await desk.getByRole('button', { name: 'Ask for approval …' }).click();
    await asking.getByLabel('Reason', { exact: true }).fill(reason);
    await asking.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(asking).toHaveCount(0);
    await expect.poll(() => askedWith(second, reason)).toBeDefined();
    const asked = await askedWith(second, reason);
    expect((await second.call('POST', `approvals/${asked?.id}/approve`, {})).status).toBe(200);
  };
  const addDay = async (date: string, name: string): Promise<void> => {
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    const row = desk
      .getByRole('listitem')
      .filter({ has: desk.getByLabel('Date') })
      .last();
    await row.getByLabel('Date').fill(date);
    await row.getByLabel('Name').fill(name);
  };

  await expect(desk.getByText('There is no holiday calendar yet.')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'New holiday calendar' }).click();
  await desk.getByRole('textbox', { name: 'Name' }).fill('Europe');
  await addDay('2100-12-25', 'Christmas');
  expect(await faultsOf(desk)).toEqual([]);
  await ask();
  await desk.goto('/admin/holiday-calendars');
  await expect(desk.getByRole('row', { name: /Europe.*1.*2100-12-25 Christmas/ })).toBeVisible();

  await desk.goto(`/admin/symbols/${id}/2`);
  const narrowed = desk.waitForResponse((answer) => /holiday-calendars.*Eur/.test(answer.url()));
  await desk.getByLabel('Holiday calendar').fill('Eur');
  await narrowed;
  await desk.getByRole('option', { name: 'Europe' }).click();
  await ask();
  await desk.goto(`/admin/symbols/${id}/show`);
  await expect(desk.getByText('Follows Europe: 2100-12-25 Christmas')).toBeVisible();

  await desk.getByRole('link', { name: 'Europe' }).click();
  const followers = desk.getByRole('region', { name: 'Symbols that follow it' });
  await expect(followers.getByRole('row', { name: /TMHUSD.*In force/ })).toBeVisible();
  await addDay('2100-12-26', 'Boxing Day');
  await desk.getByRole('button', { name: 'Ask for approval …' }).click();
  await expect(
    asking.getByText('Nothing is open on TMHUSD: there the days take effect at once.'),
  ).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await asking.getByRole('button', { name: 'Keep as it is' }).click();
  await ask();
  await desk.goto(`/admin/symbols/${id}/show`);
  await expect(desk.getByText('Follows Europe: 2100-12-25 Christmas, 2100-12-26 Boxing Day')).toBeVisible();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.context().close();
});
