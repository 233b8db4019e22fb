import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isGoingOn, isTyping } from './is-typing.js';

/**
 * Tells whether the operator has gone on working since a press. What a press asks about may take a while to load, and a
 * dialog that opens while somebody types takes his next Space for a yes. Call the returned function at the press; its
 * result says whether that press is the latest one and nothing was typed, changed or entered after it. Escape
 * withdraws a press.
 */
export function useUntouched(): () => () => boolean {
  const touches = useRef(0);
  const { watch } = useFormContext();
  useEffect(() => {
    const touch = (): void => {
      touches.current += 1;
    };
    const press = (event: KeyboardEvent): void => {
      if (isGoingOn(event)) touch();
    };
    const enter = ({ target }: FocusEvent): void => {
      if (isTyping(target)) touch();
    };
    const { unsubscribe } = watch(touch);
    // Captured before any other handler: a rich-text editor stops some keys.
    window.addEventListener('keydown', press, true);
    window.addEventListener('click', touch, true);
    window.addEventListener('focusin', enter, true);
    return () => {
      unsubscribe();
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('click', touch, true);
      window.removeEventListener('focusin', enter, true);
    };
  }, [watch]);
  return () => {
    touches.current += 1;
    const own = touches.current;
    return () => own === touches.current;
  };
}
