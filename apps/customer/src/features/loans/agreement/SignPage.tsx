import { useSearchParams } from 'react-router-dom';
import { Redirect } from '../../navigation/Redirect.js';
import { loanRequestOf, queryOf } from './loan-request.js';
import { SignForm } from './SignForm.js';
import { shownFor } from './shown.js';

/** Page to sign the accepted agreement. Without an acceptance it redirects to the agreement. */
export function SignPage() {
  const [params] = useSearchParams();
  const request = loanRequestOf(params);
  if (!request) return <Redirect to="/loan/submit" />;
  const hash = shownFor(request);
  if (hash === null) return <Redirect to={`/loan/agreement?${queryOf(request)}`} />;
  return <SignForm request={request} hash={hash} />;
}
