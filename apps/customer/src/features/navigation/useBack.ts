import { useLocation, useNavigate } from 'react-router-dom';

/** Goes where the customer came from; for one who opened this page directly, to a page above it. */
export function useBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(otherwise, { replace: true }) : navigate(-1));
}
