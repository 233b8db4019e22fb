import { createContext, useContext, useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';
import { usePicture } from '../pictures/usePicture.js';

const KEY = 'deposit-proof';

/** Picture that proves a payment. The page holds it, so that an upload goes on while another method is looked at. */
export function useProof() {
  const [address, setPicture] = useState(() => recallForTab(KEY) ?? '');
  const setAddress = (next: string) => {
    setPicture(next);
    rememberForTab(KEY, next === '' ? null : next);
  };
  return { address, setAddress, picture: usePicture(address, setAddress) };
}

const Held = createContext<ReturnType<typeof useProof> | null>(null);

export const ProofHeld = Held.Provider;

export function useHeldProof(): ReturnType<typeof useProof> {
  const held = useContext(Held);
  if (!held) throw new Error('no page holds the proof');
  return held;
}
