import { useEffect } from 'react';
import { useCompanyStatus } from './useCompanyStatus.js';

/** Sends the customer to where the company points when it has closed its doors here. */
export function CompanyGate(): null {
  const { data } = useCompanyStatus();
  const leave = data?.status === 0 && data.loss_url.startsWith('https://') ? data.loss_url : null;
  useEffect(() => {
    if (leave) location.replace(leave);
  }, [leave]);
  return null;
}
