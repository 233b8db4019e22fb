import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { onSessionEnd } from '../providers/session.js';

/** Leads whoever's session has ended to the sign-in, and from there back to the page that he was on. */
export function useSessionEnd(): void {
  const logout = useLogout();
  useEffect(() => onSessionEnd(() => void logout()), [logout]);
}
