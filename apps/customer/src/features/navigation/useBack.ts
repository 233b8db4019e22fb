import { useLocation, useNavigate } from 'react-router-dom';
import { stepsBack } from '../../ui/sheet-entries.js';

/** Goes where the customer came from; for one who opened this page directly, to a page above it. */
export function useBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(otherwise, { replace: true }) : navigate(stepsBack()));
}
