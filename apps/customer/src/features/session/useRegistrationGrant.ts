import { useRef, useState } from 'react';
import { perform } from '../../api/action.js';
import { grantRegistration } from '../../api/users.js';

/** By what a registration shows that somebody is there: spent once, before its first picture is sent. */
export function useRegistrationGrant() {
  const [grant, setGrant] = useState<string | null>(null);
  const asking = useRef<Promise<string> | null>(null);

  const ask = async (proof: Readonly<Record<string, string>>): Promise<string> => {
    const { data } = await perform(grantRegistration, proof);
    setGrant(data.grant);
    return data.grant;
  };
  /** The grant, asked for with `proof` if there is none yet; pictures that are sent side by side share it. */
  const take = (proof: Readonly<Record<string, string>>): Promise<string> => {
    if (grant !== null) return Promise.resolve(grant);
    asking.current ??= ask(proof).finally(() => {
      asking.current = null;
    });
    return asking.current;
  };
  return { grant, take, drop: () => setGrant(null) };
}
