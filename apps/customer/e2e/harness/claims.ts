import { type Browser, expect } from '@playwright/test';
import type { TestServer } from '../../../server/test/harness/server.js';
import { faultsOf } from './axe.js';
import { openBackOffice } from './back-office.js';

/** Opens the claims page as an owner and releases another operator's claim. */
export async function handedOn(browser: Browser, server: TestServer, id: number): Promise<void> {
  const owner = await openBackOffice(browser, server, { role: 'owner', entry: 'Claims' });
  await owner.getByRole('link', { name: `Deposits ${id}` }).click();
  await expect(owner.getByText(/has claimed this, /)).toBeVisible();
  await owner.getByRole('button', { name: 'Take over' }).click();
  await expect(owner.getByRole('dialog')).toContainText('can no longer decide on it');
  expect(await faultsOf(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await owner.getByRole('main').getByRole('link', { name: 'Claims' }).click();
  const row = owner.getByRole('row', { name: new RegExp(`Deposits ${id}`) });
  await row.getByRole('button', { name: 'Reassign …' }).click();
  await expect(owner.getByRole('combobox', { name: 'Operator' })).toBeVisible();
  expect(await faultsOf(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Release' }).click();
  const asked = owner.getByRole('dialog', { name: `Release Deposits ${id}` });
  expect(await faultsOf(owner)).toEqual([]);
  await asked.getByRole('button', { name: 'Release' }).click();
  await expect(row).toHaveCount(0);
  await owner.context().close();
}
