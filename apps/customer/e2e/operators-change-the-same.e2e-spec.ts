import { randomUUID } from 'node:crypto';
import { adminClient } from '../../server/test/harness/admin-client.js';
import { openBackOffice } from './harness/back-office.js';
import { expect, test } from './harness/test.js';

test('saving a form keeps what another operator changed in the meantime', async ({ browser, server }) => {
  const owner = await adminClient(server, 'owner', 0);
  const [before] = await owner.list('operators', { filter: { role: 'support' }, range: [0, 0] });
  if (!before) throw new Error('the demo has nobody at the support');
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 1, entry: 'Operators' });
  await desk.goto(`/admin/operators/${before.id}`);
  const name = desk.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue(String(before.name));
  await expect(desk.getByRole('switch', { name: 'May sign in' })).toBeChecked();
  await owner.change('operators', before.id, { is_active: false });

  await name.fill('Another name');
  const save = async (): Promise<void> => {
    await desk.getByRole('button', { name: /^Save/ }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await save();
  await expect(desk).toHaveURL(/\/operators$/);
  expect(await owner.one('operators', before.id)).toMatchObject({ name: 'Another name', is_active: false });

  // A field that both changed is not overwritten: the conflict is shown, and the input stays.
  await desk.goto(`/admin/operators/${before.id}`);
  await expect(name).toHaveValue('Another name');
  await owner.change('operators', before.id, { name: 'A third name' });
  await name.fill('A fourth name');
  await save();
  await expect(desk.getByText('Someone else has changed this in the meantime: Name.')).toBeVisible();
  await expect(name).toHaveValue('A fourth name');
  expect(await owner.one('operators', before.id)).toMatchObject({ name: 'A third name' });
  await owner.change('operators', before.id, { name: before.name, is_active: true });
  await desk.context().close();
});

test('what another operator saves between the reading and the writing of a save is kept', async ({
  browser,
  server,
}) => {
  const owner = await adminClient(server, 'owner', 0);
  const { id } = await owner.create('operators', {
    ...{ email: `${randomUUID()}@truemark.example`, name: 'Between', role: 'support' },
    ...{ is_active: true, reason: 'Helps out' },
  });
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 1, entry: 'Operators' });
  const name = desk.getByRole('textbox', { name: 'Name' });
  const saveWhile = async (own: string, others: Readonly<Record<string, unknown>>): Promise<void> => {
    await desk.goto(`/admin/operators/${id}`);
    await name.fill(own);
    let isFirst = true;
    await desk.route(`**/admin/api/operators/${id}`, async (route) => {
      if (route.request().method() === 'PUT' && isFirst) {
        isFirst = false;
        await owner.change('operators', id, others);
      }
      await route.continue();
    });
    await desk.getByRole('button', { name: /^Save/ }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await saveWhile('Mine', { is_active: false });
  await expect(desk).toHaveURL(/\/operators$/);
  expect(await owner.one('operators', id)).toMatchObject({ name: 'Mine', is_active: false });

  await saveWhile('Mine again', { name: 'Theirs' });
  await expect(desk.getByText('Someone else has changed this in the meantime: Name.')).toBeVisible();
  await expect(name).toHaveValue('Mine again');
  expect(await owner.one('operators', id)).toMatchObject({ name: 'Theirs' });
  await desk.context().close();
});

test('an action beside a form does not reload the values compared when saving', async ({
  browser,
  server,
}) => {
  const owner = await adminClient(server, 'owner', 0);
  const { id } = await owner.create('operators', {
    ...{ email: `${randomUUID()}@truemark.example`, name: 'Invited', role: 'support' },
    ...{ is_active: true, reason: 'Helps out' },
  });
  const desk = await openBackOffice(browser, server, { role: 'owner', nth: 1, entry: 'Operators' });
  await desk.goto(`/admin/operators/${id}`);
  const name = desk.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Invited');
  await name.fill('My name for him');
  await owner.change('operators', id, { name: 'Their name for him' });
  await desk.getByRole('button', { name: 'Revoke' }).click();
  await expect(desk.getByText('there is no open invitation', { exact: false })).toBeVisible();
  await expect(name).toHaveValue('My name for him');
  await desk.getByRole('button', { name: /^Save/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Someone else has changed this in the meantime: Name.')).toBeVisible();
  expect(await owner.one('operators', id)).toMatchObject({ name: 'Their name for him' });
  await desk.context().close();
});

test('two operators save texts of two languages, and both are kept', async ({
  browser,
  server,
  operator,
}) => {
  const texts = {
    en: { title: 'Hours on Monday', content: '<p>We open at nine.</p>' },
    de: { title: 'Zeiten am Montag', content: '<p>Wir öffnen um neun.</p>' },
  };
  const [first] = await operator.list('news', { range: [0, 0] });
  const { id } = await operator.create('news', { ...first, texts });
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  const title = desk.getByLabel('Title', { exact: false }).first();
  const written = async (): Promise<unknown> => (await operator.one('news', id)).texts;
  await desk.goto(`/admin/news/${id}`);
  await expect(title).toHaveValue('Hours on Monday');
  const german = { ...texts.de, title: 'Öffnungszeiten am Montag' };
  await operator.change('news', id, { texts: { ...texts, de: german } });
  await title.fill('Opening hours on Monday');
  await desk.getByRole('button', { name: /^Save/ }).click();
  await expect
    .poll(written)
    .toMatchObject({ en: { title: 'Opening hours on Monday' }, de: { title: german.title } });
  await desk.context().close();
});

test('of two operators who save the text of one language, the second is told and nothing is overwritten', async ({
  browser,
  server,
  operator,
}) => {
  const english = { title: 'Hours on Tuesday', content: '<p>We open at ten.</p>' };
  const [first] = await operator.list('news', { range: [0, 0] });
  const { id } = await operator.create('news', { ...first, texts: { en: english } });
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'News' });
  const title = desk.getByLabel('Title', { exact: false }).first();
  await desk.goto(`/admin/news/${id}`);
  await expect(title).toHaveValue(english.title);
  // The other one changes the text below the same title.
  const texts = { en: { ...english, content: '<p>We open at eleven.</p>' } };
  await operator.change('news', id, { texts });
  await title.fill('Opening hours on Tuesday');
  await desk.getByRole('button', { name: /^Save/ }).click();
  await expect(desk.getByText(/^Someone else has changed this in the meantime: .*English/)).toBeVisible();
  await expect(title).toHaveValue('Opening hours on Tuesday');
  expect((await operator.one('news', id)).texts).toMatchObject(texts);
  await desk.context().close();
});

test('input in a setting stays, and another operator’s newer value is overwritten only after a confirmation', async ({
  browser,
  server,
  operator,
}) => {
  const key = 'home_logo_height';
  const valueOf = async (): Promise<unknown> => (await operator.one('settings', key)).value;
  /** Saves another setting, after which the list is read again. */
  const saveAnother = async (): Promise<void> => {
    const other = desk.locator('#setting-is_home_search');
    await other.getByRole('switch').click();
    await other.getByRole('button', { name: /^Save / }).click();
    await expect(other.getByRole('button', { name: /^Save / })).toHaveCount(0);
  };
  const { default: usual } = await operator.one('settings', key);
  const desk = await openBackOffice(browser, server, { role: 'operator', nth: 1, entry: 'Settings' });
  await desk.getByLabel('Search settings').fill('home_');
  const row = desk.locator(`#setting-${key}`);
  const field = row.getByRole('textbox').first();
  await expect(field).toHaveValue(String(usual));

  await field.fill('31');
  await operator.change('settings', key, { value: '33' });
  await row.getByRole('button', { name: /^Save / }).click();
  await expect(row.getByText('Nothing was saved: please check it again.', { exact: false })).toBeVisible();
  expect(await valueOf()).toBe('33');
  await expect(field).toHaveValue('31');
  const now = row.getByRole('status');
  await expect(now).toContainText('Now: 33 px');

  // The operator may keep their own value after seeing the other.
  await row.getByRole('button', { name: /^Save / }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText('33 px');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(valueOf).toBe('31');
  await expect(now).toHaveCount(0);
  await expect(field).toHaveValue('31');

  // A list that is read again keeps the input.
  await field.fill('32');
  await operator.change('settings', key, { value: '34' });
  await saveAnother();
  await expect(now).toContainText('Now: 34 px');
  await expect(field).toHaveValue('32');

  // The value stays as the other operator set it.
  await operator.change('settings', key, { value: '35' });
  await row.getByRole('button', { name: /^Save / }).click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(now).toContainText('Now: 35 px');
  await now.getByRole('button', { name: 'Keep it' }).click();
  await expect(field).toHaveValue('35');
  await expect(row.getByText('Nothing was saved', { exact: false })).toHaveCount(0);

  // Without input the field shows the new value.
  await operator.change('settings', key, { value: usual });
  await saveAnother();
  await expect(field).toHaveValue(String(usual));
  await desk.context().close();
});
