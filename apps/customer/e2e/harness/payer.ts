import type { Page } from '@playwright/test';
import type { ChargeRecord, DepositAddress } from '@truemark/contracts';
import type { AdminClient } from '../../../server/test/harness/admin-client.js';
import { testImage, upload } from '../../../server/test/harness/pictures.js';
import { type RealCustomer, realCustomer } from '../../../server/test/harness/real-customer.js';
import type { TestServer } from '../../../server/test/harness/server.js';
import { expect } from './test.js';

/** A newly registered customer, signed in on any page that is opened; animations are off. */
export async function openRealAccount(page: Page, server: TestServer): Promise<RealCustomer> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const customer = await realCustomer(server);
  // Before any page: a visitor's socket could be mistaken for the customer's.
  await page.addInitScript(
    (token) => localStorage.setItem('truemark.token', token),
    customer.client.token as string,
  );
  return customer;
}

/** Requests a deposit by coin, with a proof; returns its number. */
export async function askToPayIn({ client }: RealCustomer, number: number): Promise<number> {
  const [way] = await client.read<DepositAddress[]>('/api/quickCharge/info');
  const proof = await upload(client, await testImage().jpeg().toBuffer());
  const given = { number, charge_id: way?.id, address: way?.address, proofImg: proof.data.url };
  return (await client.take<ChargeRecord>('/api/quickCharge/submit', given)).id;
}

/** Deposits an amount by coin, and an operator approves it. */
export async function payIn(customer: RealCustomer, operator: AdminClient, number: number): Promise<void> {
  const id = await askToPayIn(customer, number);
  await operator.act('deposits', id, 'claim');
  await operator.act('deposits', id, 'approve');
}

/** Chooses the picture of a payment and waits until it is uploaded. */
export async function photographPayment(page: Page, colour: string): Promise<void> {
  const buffer = await testImage({ width: 900, height: 1400, colour }).jpeg().toBuffer();
  const slot = page.getByLabel('Proof of payment', { exact: true });
  await slot.setInputFiles({ name: 'payment.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('button', { name: 'Replace: Proof of payment' })).toBeVisible();
}

/** Stops a page's polls at this interval, ms, so that its updates come from pushes. Call before opening any page. */
export async function withoutLooks(page: Page, each: number): Promise<void> {
  await page.addInitScript((often) => {
    const usual = window.setInterval.bind(window);
    const patched = (run: TimerHandler, ms?: number, ...given: unknown[]): number =>
      ms === often ? 0 : usual(run, ms, ...given);
    window.setInterval = patched as typeof window.setInterval;
  }, each);
}
