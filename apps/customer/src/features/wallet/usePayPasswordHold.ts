import { useConfig, useFlag } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

/**
 * For how many hours a real customer's withdrawals will wait once he sets his payment password; 0 where none is asked for,
 * nothing waits for it, or it is set.
 */
export function usePayPasswordHold(): number {
  const user = useUser();
  const isAsked = useFlag('is_withdraw_pay_pwd');
  const hours = Number(useConfig().withdraw_credential_hours);
  return isAsked && user?.isDemo === false && !user.hasPayPassword ? hours : 0;
}
