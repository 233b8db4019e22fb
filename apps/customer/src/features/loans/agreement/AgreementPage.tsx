import { Navigate, useSearchParams } from 'react-router-dom';
import { SignedAgreement } from './SignedAgreement.js';
import { UnsignedAgreement } from './UnsignedAgreement.js';
import { wishOf } from './wish.js';

/** Agreement of a request (`id`, `amount`) for acceptance, or of a loan (`loan_id`) as signed. */
export function AgreementPage() {
  const [params] = useSearchParams();
  const loanId = Number(params.get('loan_id'));
  const wish = wishOf(params);
  if (loanId > 0) return <SignedAgreement loanId={loanId} />;
  if (wish) return <UnsignedAgreement wish={wish} />;
  return <Navigate to="/loan/submit" replace />;
}
