import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { onSessionEnd } from '../providers/session.js';

/** Leads to the sign-in when the session has ended, and from there back to the page. */
export function useSessionEnd(): void {
  const logout = useLogout();
  useEffect(() => onSessionEnd(() => void logout()), [logout]);
}
