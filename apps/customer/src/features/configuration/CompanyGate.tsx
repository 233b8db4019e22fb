import { useEffect } from 'react';
import { useCompanyStatus } from './useCompanyStatus.js';

/** Sends the customer to where the company points when it has closed its doors here. */
export function CompanyGate(): null {
  const { data } = useCompanyStatus();
  const leave = data?.isServing === false && data.otherPlace.startsWith('https://') ? data.otherPlace : null;
  useEffect(() => {
    if (leave) location.replace(leave);
  }, [leave]);
  return null;
}
