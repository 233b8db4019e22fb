import { Navigate, useSearchParams } from 'react-router-dom';
import { SignForm } from './SignForm.js';
import { shownFor } from './shown.js';
import { queryOf, wishOf } from './wish.js';

/** Page to sign the accepted agreement. Without an acceptance it redirects to the agreement. */
export function SignPage() {
  const [params] = useSearchParams();
  const wish = wishOf(params);
  if (!wish) return <Navigate to="/loan/submit" replace />;
  const hash = shownFor(wish);
  if (hash === null) return <Navigate to={`/loan/agreement?${queryOf(wish)}`} replace />;
  return <SignForm wish={wish} hash={hash} />;
}
