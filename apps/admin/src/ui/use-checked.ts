import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Validates the fields before a form is sent; from then on each is validated on change, so that a corrected field loses
 * its error.
 */
export function useChecked(): () => Promise<boolean> {
  const { trigger, watch } = useFormContext();
  const isChecked = useRef(false);
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (isChecked.current && name) void trigger(name);
    });
    return unsubscribe;
  }, [trigger, watch]);
  return () => {
    isChecked.current = true;
    return trigger(undefined, { shouldFocus: true });
  };
}
