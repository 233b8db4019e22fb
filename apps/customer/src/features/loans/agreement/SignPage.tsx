import { Navigate, useSearchParams } from 'react-router-dom';
import { loanRequestOf, queryOf } from './loan-request.js';
import { SignForm } from './SignForm.js';
import { shownFor } from './shown.js';

/** Page to sign the accepted agreement. Without an acceptance it redirects to the agreement. */
export function SignPage() {
  const [params] = useSearchParams();
  const request = loanRequestOf(params);
  if (!request) return <Navigate to="/loan/submit" replace />;
  const hash = shownFor(request);
  if (hash === null) return <Navigate to={`/loan/agreement?${queryOf(request)}`} replace />;
  return <SignForm request={request} hash={hash} />;
}
