import { useLocation, useNavigate } from 'react-router-dom';
import { stepsBack } from '../../ui/sheet-entries.js';

/** Navigates back; for a page opened directly, to its parent. */
export function useBack(otherwise = '/'): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === 'default' ? navigate(otherwise, { replace: true }) : navigate(stepsBack()));
}
