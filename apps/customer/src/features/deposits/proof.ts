import { createContext, useContext, useEffect, useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';
import { clearSent } from '../../ui/clear-sent.js';
import { usePicture } from '../pictures/usePicture.js';

const KEY = 'deposit-proof';

/** Picture that proves a payment. The page holds it, so that an upload goes on while another method is looked at. */
export function useProof() {
  const [address, setAddress] = useState(() => recallForTab(KEY) ?? '');
  useEffect(() => rememberForTab(KEY, address === '' ? null : address), [address]);
  /** Removes the picture that was sent with a deposit; one chosen since stays. */
  const clear = (sent: string) => setAddress(clearSent(sent, ''));
  return { address, clear, picture: usePicture(address, setAddress) };
}

/** Picture that proves the payment of one order, kept in this tab while another method is looked at. */
export function useOrderProof(orderId: number): [string, (address: string) => void] {
  const key = `order-proof-${orderId}`;
  const [address, setAddress] = useState(() => recallForTab(key) ?? '');
  useEffect(() => rememberForTab(key, address === '' ? null : address), [key, address]);
  return [address, setAddress];
}

const Held = createContext<ReturnType<typeof useProof> | null>(null);

export const ProofHeld = Held.Provider;

export function useHeldProof(): ReturnType<typeof useProof> {
  const held = useContext(Held);
  if (!held) throw new Error('no page holds the proof');
  return held;
}
