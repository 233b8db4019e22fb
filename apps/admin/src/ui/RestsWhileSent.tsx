import { useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { putToRest } from './put-to-rest.js';

/**
 * The surrounding form takes nothing while it is being sent: its answer leads away, and what was typed since would be
 * lost. The focus stays where it is, so that letters typed on are no shortcuts of the page.
 */
export const RestsWhileSent = () => {
  const { isSubmitting } = useFormState();
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    return isSubmitting && form ? putToRest(form) : undefined;
  }, [isSubmitting]);
  return <span hidden ref={mark} />;
};
