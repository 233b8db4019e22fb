import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../providers/drafts.js';
import { onSaved, type Save } from '../../providers/saves.js';
import { typedFields } from './typed-fields.js';

/** Debounce of the draft, ms, so that a long text is not stored on every key press. */
const AFTER = 400;

/** Stores the values of the surrounding form as a draft in the browser until it is saved or discarded. */
export function useDraft(key: string, isThis: (save: Save) => boolean) {
  const { watch, getValues, setValue } = useFormContext();
  const { dirtyFields, isDirty } = useFormState();
  const [offer, setOffer] = useState(() => readDraft(key));
  const timer = useRef<number | undefined>(undefined);
  const now = useRef({ dirtyFields, isDirty, offer, isThis });
  now.current = { dirtyFields, isDirty, offer, isThis };
  /** A ref: it is read on leaving, possibly before the next render. */
  const isSaved = useRef(false);

  const drop = (): void => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    forgetDraft(key);
    setOffer(null);
  };

  useEffect(() => {
    const write = (): void => {
      if (timer.current === undefined) return;
      window.clearTimeout(timer.current);
      timer.current = undefined;
      const fields = typedFields(now.current.dirtyFields, getValues());
      keepDraft(key, { at: Date.now(), fields: { ...now.current.offer?.fields, ...fields } });
    };
    const typing = watch((_, { name }) => {
      if (name === undefined) return;
      isSaved.current = false;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(write, AFTER);
    });
    window.addEventListener('pagehide', write);
    return () => {
      write();
      window.removeEventListener('pagehide', write);
      typing.unsubscribe();
    };
  }, [key, watch, getValues]);

  useEffect(() =>
    onSaved((save) => {
      if (!now.current.isThis(save)) return;
      isSaved.current = true;
      drop();
    }),
  );

  /** Applies the draft's fields over the form's values. */
  const take = ({ fields }: Draft): void => {
    setOffer(null);
    for (const [path, value] of Object.entries(fields))
      setValue(path, value, { shouldDirty: true, shouldTouch: true });
  };
  return { offer, take, drop, isTyped: isDirty, isUnsaved: () => now.current.isDirty && !isSaved.current };
}
