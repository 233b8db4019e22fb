import { useRef, useState } from 'react';
import { perform } from '../../api/action.js';
import { grantRegistration } from '../../api/users.js';

/** Grant of a registration, by which it proves that a person is registering; obtained once, before the first upload. */
export function useRegistrationGrant() {
  const [grant, setGrant] = useState<string | null>(null);
  const asking = useRef<Promise<string> | null>(null);

  const ask = async (proof: Readonly<Record<string, string>>): Promise<string> => {
    const { data } = await perform(grantRegistration, proof);
    setGrant(data.grant);
    return data.grant;
  };
  /** Returns the grant, requesting it with `proof` if there is none yet. Concurrent uploads share it. */
  const take = (proof: Readonly<Record<string, string>>): Promise<string> => {
    if (grant !== null) return Promise.resolve(grant);
    asking.current ??= ask(proof).finally(() => {
      asking.current = null;
    });
    return asking.current;
  };
  return { grant, take, drop: () => setGrant(null) };
}
