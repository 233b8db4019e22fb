import { expect, test } from './harness/priced-test.js';
import { openMarket } from './harness/trader.js';

test('figures of an input method are read, and left alone until they are chosen', async ({
  page,
  context,
  server,
}) => {
  await openMarket(page, server, 'BTC/USDT');
  const lots = page.getByLabel('Lots', { exact: true });
  await lots.fill('');
  await lots.focus();
  const keyboard = await context.newCDPSession(page);
  for (const text of ['１', '１２', '１２。', '１２。５'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect(lots).toHaveValue('１２。５');
  await keyboard.send('Input.insertText', { text: '１２。５' });
  await expect(lots).toHaveValue('12.5');
  await page.keyboard.type('6');
  await expect(lots).toHaveValue('12.56');
});

test('figures of a keyboard without an input method are read as they are typed', async ({ page, server }) => {
  await openMarket(page, server, 'BTC/USDT');
  const lots = page.getByLabel('Lots', { exact: true });
  await lots.fill('');
  await lots.pressSequentially('१२.५');
  await expect(lots).toHaveValue('12.5');
});
