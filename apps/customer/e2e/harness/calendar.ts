import { expect, type Page } from '@playwright/test';

/** Picks a day (`YYYY-MM-DD`) in a field's calendar: year, month, day. */
export async function pickDay(page: Page, label: string, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  await page.getByRole('button', { name: `${label}: ` }).click();
  const sheet = page.getByRole('dialog', { name: label, exact: true });
  const years = sheet.getByRole('button', { name: 'Choose a year' });
  const ofYear = sheet.getByRole('radio', { name: String(year), exact: true });
  await expect(years.or(ofYear).first()).toBeVisible();
  if (await years.isVisible()) await years.click();
  await ofYear.click();
  await sheet
    .getByRole('radio')
    .nth(month - 1)
    .click();
  await sheet.getByRole('gridcell', { name: String(date), exact: true }).click();
  await expect(sheet).toHaveCount(0);
}
