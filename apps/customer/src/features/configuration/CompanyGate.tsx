import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ruleOf } from '../navigation/paths.js';
import { useNewPlace } from './useCompanyStatus.js';

/** Redirects the customer to the company's new address once it has closed here, except from pages that outlast that. */
export function CompanyGate(): null {
  const newPlace = useNewPlace();
  const { pathname } = useLocation();
  const leave = ruleOf(pathname)?.outlastsClosing ? null : newPlace;
  useEffect(() => {
    if (leave) location.replace(leave);
  }, [leave]);
  return null;
}
