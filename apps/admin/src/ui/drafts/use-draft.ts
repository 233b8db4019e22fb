import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../providers/drafts.js';
import { onSaved, type Save } from '../../providers/saves.js';
import { typedFields } from './typed-fields.js';

/** Writing follows the last key by this, in ms: a long text is not written anew at each of them. */
const AFTER = 400;

/** What is typed into the form around, kept in the browser until it is saved or thrown away. */
export function useDraft(key: string, isThis: (save: Save) => boolean) {
  const { watch, getValues, setValue } = useFormContext();
  const { dirtyFields, isDirty } = useFormState();
  const [offer, setOffer] = useState(() => readDraft(key));
  const timer = useRef<number | undefined>(undefined);
  const now = useRef({ dirtyFields, isDirty, offer, isThis });
  now.current = { dirtyFields, isDirty, offer, isThis };
  /** Read when somebody leaves, which may be before anything is drawn anew. */
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

  /** Puts what was typed then over what stands in the form. */
  const take = ({ fields }: Draft): void => {
    setOffer(null);
    for (const [path, value] of Object.entries(fields))
      setValue(path, value, { shouldDirty: true, shouldTouch: true });
  };
  return { offer, take, drop, isTyped: isDirty, isUnsaved: () => now.current.isDirty && !isSaved.current };
}
