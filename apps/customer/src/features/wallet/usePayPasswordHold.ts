import { useConfig, useFlag } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

/**
 * Hours that a real customer's withdrawals will be held after setting a payment password; 0 if none is required, there
 * is no hold, or it is set.
 */
export function usePayPasswordHold(): number {
  const user = useUser();
  const isAsked = useFlag('is_withdraw_pay_pwd');
  const hours = Number(useConfig().withdraw_credential_hours);
  return isAsked && user?.isDemo === false && !user.hasPayPassword ? hours : 0;
}
