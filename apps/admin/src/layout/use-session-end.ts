import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { followSignIn } from '../providers/auth-provider.js';
import { onSessionEnd, onSignInElsewhere } from '../providers/session.js';

/** Leads to the sign-in when the session has ended, and from there back to the page. Follows sign-ins of other tabs. */
export function useSessionEnd(): void {
  const logout = useLogout();
  useEffect(() => onSessionEnd(() => void logout()), [logout]);
  useEffect(() => onSignInElsewhere(() => void followSignIn()), []);
}
