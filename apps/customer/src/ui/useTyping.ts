import { useEffect, useState } from 'react';

/** Idle time after which typing counts as finished, ms. */
const REST = 700;

/** Whether the text is being typed, and the function that reports typing. */
export function useTyping(text: string): [isTyping: boolean, tell: (isTyping: boolean) => void] {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), REST);
    return () => clearTimeout(timer);
  }, [isTyping, text]);
  return [isTyping, setTyping];
}
