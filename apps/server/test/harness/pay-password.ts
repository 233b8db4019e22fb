import type { AdminClient } from './admin-client.js';
import type { RealCustomer } from './real-customer.js';

/** Sets a customer's payment password without the payout hold; the setting is restored afterwards. */
export async function setPayPassword(
  { client, password: login_password }: Pick<RealCustomer, 'client' | 'password'>,
  operator: AdminClient,
  password: string,
): Promise<void> {
  const hours = await operator.one('settings', 'withdraw_credential_hours');
  await operator.change('settings', 'withdraw_credential_hours', { value: '0' });
  await client.take('/api/user/amend_pay_password', { password, login_password });
  await operator.change('settings', 'withdraw_credential_hours', { value: hours.value });
}
