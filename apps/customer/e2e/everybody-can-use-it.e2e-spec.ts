import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openDemoAccount, settled, test } from './house/test.js';

const FOR_VISITORS = ['/', '/trade', '/login', '/register', '/product', '/language', '/news'];
const FOR_CUSTOMERS = ['/', '/trade', '/order', '/user', '/mine/accounts', '/mine/limits', '/message'];
const LANGUAGES = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
  );
}

for (const theme of ['light', 'dark'] as const) {
  for (const { language, direction } of LANGUAGES) {
    test(`every main screen can be read and used in ${language}, ${theme}`, async ({ page }) => {
      const prefer = (): Promise<void> =>
        page.evaluate(
          ([mode, lang]) => {
            localStorage.setItem('truemark.theme', mode);
            localStorage.setItem('truemark.language', lang);
          },
          [theme, language] as const,
        );
      const look = async (path: string): Promise<void> => {
        await page.goto(path);
        await settled(page);
        // Sheets and rows have come to rest.
        await page.waitForTimeout(300);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        expect(await faultsOf(page), `${path} in ${language}, ${theme}`).toEqual([]);
      };

      await page.goto('/');
      await prefer();
      for (const path of FOR_VISITORS) await look(path);
      await page.evaluate(() => localStorage.setItem('truemark.language', 'en'));
      await openDemoAccount(page);
      await prefer();
      for (const path of FOR_CUSTOMERS) await look(path);
    });
  }
}
