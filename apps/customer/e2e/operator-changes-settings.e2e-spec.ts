import { openBackOffice, turn } from './harness/back-office.js';
import { expect, openWithLivePushes, test } from './harness/test.js';

// Polling is off, so that it cannot make up for a missing push.
test.use({ polls: false });

test.describe('an operator changes settings while a customer is connected', () => {
  test.afterEach(async ({ operator }) => {
    for (const [key, value] of Object.entries({
      is_home_search: '1',
      is_forex: '1',
      is_micro: '1',
      theme_primary: '',
    })) {
      const { default: usual } = await operator.one('settings', key);
      await operator.change('settings', key, { value: value || usual });
    }
  });

  test('by the switches of the back office', async ({ page, browser, server }) => {
    const desk = await openBackOffice(browser, server);
    await openWithLivePushes(page, '/');
    const search = page.getByTestId('home-search');
    await expect(search).toBeVisible();
    await turn(desk, 'is_home_search', 'off');
    await expect(search).toBeHidden();
    await turn(desk, 'is_home_search', 'on');
    await expect(search).toBeVisible();

    await openWithLivePushes(page, '/trade');
    const buy = page.getByRole('button', { name: /^Buy [\d,.]+$/ });
    await expect(buy).toBeVisible();
    await turn(desk, 'is_forex', 'off', { asks: true });
    await expect(buy).toBeHidden();
    await turn(desk, 'is_forex', 'on', { asks: true });
    await expect(buy).toBeVisible();
    await desk.context().close();
  });

  test('the search field goes and comes back', async ({ page, operator }) => {
    await openWithLivePushes(page, '/');
    const search = page.getByTestId('home-search');
    await expect(search).toBeVisible();
    await operator.change('settings', 'is_home_search', { value: '0' });
    await expect(search).toBeHidden();
    await operator.change('settings', 'is_home_search', { value: '1' });
    await expect(search).toBeVisible();
  });

  test('contract trading goes and comes back', async ({ page, operator }) => {
    await openWithLivePushes(page, '/trade');
    const buy = page.getByRole('button', { name: /^Buy [\d,.]+$/ });
    await expect(buy).toBeVisible();
    await operator.change('settings', 'is_forex', { value: '0', reason: 'A story' });
    await expect(buy).toBeHidden();
    // Options are still offered, so they use the page.
    const options = page.getByRole('region', { name: 'Up/down option' });
    await expect(options).toBeVisible();
    await operator.change('settings', 'is_micro', { value: '0', reason: 'A story' });
    await expect(options).toBeHidden();
    await expect(page.getByText('Contract trading is switched off')).toBeVisible();
    await operator.change('settings', 'is_forex', { value: '1' });
    await expect(buy).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Options' })).toHaveCount(0);
    await operator.change('settings', 'is_micro', { value: '1' });
    await expect(page.getByRole('tab', { name: 'Options' })).toBeVisible();
  });

  test('an operator changes the colour', async ({ page, operator }) => {
    await openWithLivePushes(page, '/login');
    const main = page.getByRole('button', { name: 'Log in', exact: true });
    await expect(main).toBeVisible();
    await operator.change('settings', 'theme_primary', { value: '#7a1fa2' });
    await expect(main).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  });

  test('a menu entry gets another name', async ({ page, operator }) => {
    await openWithLivePushes(page, '/');
    const [tab] = await operator.list('menus', {
      filter: { group: 'tab_bar', is_shown: true },
      range: [0, 0],
    });
    if (!tab) throw new Error('the tab bar is empty');
    const name = tab.name as { en: string };
    const tabs = page.getByRole('navigation', { name: 'Main pages' });
    await expect(tabs.getByText(name.en, { exact: true })).toBeVisible();
    await operator.change('menus', tab.id, { name: { ...name, en: 'Welcome' } });
    await expect(tabs.getByText('Welcome', { exact: true })).toBeVisible();
    await operator.change('menus', tab.id, { name });
    await expect(tabs.getByText(name.en, { exact: true })).toBeVisible();
  });
});
