import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and a way to change some of them in place. Changes apply to the address as it stands: the
 * page may not be drawn anew yet since the last one, and what was chosen then would be lost with what it shows.
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
