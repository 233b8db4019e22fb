import { Navigate, useSearchParams } from 'react-router-dom';
import { SignedAgreement } from './SignedAgreement.js';
import { UnsignedAgreement } from './UnsignedAgreement.js';
import { wishOf } from './wish.js';

/** The agreement of a wish (`id`, `amount`) to be accepted, or of a loan (`loan_id`) as it was signed. */
export function AgreementPage() {
  const [params] = useSearchParams();
  const loanId = Number(params.get('loan_id'));
  const wish = wishOf(params);
  if (loanId > 0) return <SignedAgreement loanId={loanId} />;
  if (wish) return <UnsignedAgreement wish={wish} />;
  return <Navigate to="/loan/submit" replace />;
}
