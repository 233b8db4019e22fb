import { useEffect } from 'react';
import { useCompanyStatus } from './useCompanyStatus.js';

/** Redirects the customer to the company's new address once it has closed here. */
export function CompanyGate(): null {
  const { data } = useCompanyStatus();
  const leave = data?.isServing === false && data.otherPlace.startsWith('https://') ? data.otherPlace : null;
  useEffect(() => {
    if (leave) location.replace(leave);
  }, [leave]);
  return null;
}
