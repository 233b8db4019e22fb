import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '../texts/texts.js';
import { isPictureComing } from './content/choose-picture.js';

/**
 * Validates the fields before a form is sent; from then on each is validated on change, so that a corrected field loses
 * its error. While a picture of it is being uploaded nothing is sent: it would be lost without a word.
 */
export function useChecked(): () => Promise<boolean> {
  const { control, trigger, watch } = useFormContext();
  const notify = useNotify();
  const isChecked = useRef(false);
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (isChecked.current && name) void trigger(name);
    });
    return unsubscribe;
  }, [trigger, watch]);
  return async () => {
    isChecked.current = true;
    if (!(await trigger(undefined, { shouldFocus: true }))) return false;
    const isComing = isPictureComing(control);
    if (isComing) notify(t('ui.thePictureIsStillUploading'), { type: 'info' });
    return !isComing;
  };
}
