import { openRealAccount } from './harness/payer.js';
import { expect, test } from './harness/priced-test.js';

const GONE = [
  ['/news/detail?id=9999999', 'This news item is no longer there.', 'News', '/news'],
  ['/message/detail?id=9999999', 'This message is no longer there.', 'Messages', '/message'],
  ['/follow/trader?id=9999999', 'This trader cannot be followed.', 'Show all traders', '/follow'],
  ['/follow/submit?id=9999999', 'This trader cannot be followed.', 'Show all traders', '/follow'],
] as const;

for (const [path, said, list, at] of GONE) {
  test(`what is gone at ${path} is said once, with a way to the list`, async ({ page, server }) => {
    await openRealAccount(page, server);
    await page.goto(path);
    await expect(page.getByText(said)).toHaveCount(1);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: list }).click();
    await expect(page).toHaveURL(at);
  });
}

test('news that could not be read are read again on request', async ({ page, server, operator }) => {
  await openRealAccount(page, server);
  const texts = { en: { title: 'Read on request.', desc: '', content: '<p>Until noon.</p>' } };
  const given = { category_id: 1, logo: '', texts, published_at_ms: Date.now() - 1, is_shown: true };
  const { id } = await operator.create('news', given);
  const url = /\/api\/news\/info/;
  const json = { code: 0, msg: 'The server is busy.', data: { key: 'test.busy' } };
  await page.route(url, (route) => route.fulfill({ json }));
  await page.goto(`/news/detail?id=${id}`);
  await expect(page.getByText('The server is busy.')).toHaveCount(1);
  await page.unroute(url);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText('Until noon.');
});
