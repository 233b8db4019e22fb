import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Address parameters and a setter that changes some of them in place. Changes apply to the current address, because the
 * page may not have re-rendered since the last change, which would otherwise be lost.
 */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = (by: (params: URLSearchParams) => void): void => {
    const current = new URLSearchParams(window.location.search);
    by(current);
    navigate(`?${current}`, { replace: true });
  };
  return { params, change };
}
