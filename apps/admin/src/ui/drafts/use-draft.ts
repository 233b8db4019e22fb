import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../providers/drafts.js';
import { onSave, type Save } from '../../providers/saves.js';
import { typedFields } from './typed-fields.js';

/** Debounce of the draft, ms, so that a long text is not stored on every key press. */
const AFTER = 400;

/**
 * Removes the draft of a form that was left while it was being sent, once the server has accepted it. What is typed by
 * then into the same form, opened again, stays.
 */
function forgetOnceAccepted(key: string, isOwn: (save: Save) => boolean): void {
  const leftAt = performance.now();
  const kept = readDraft(key)?.at;
  const stop = onSave((save) => {
    if (!isOwn(save) || save.sentAt > leftAt) return;
    stop();
    if (save.isAccepted && readDraft(key)?.at === kept) forgetDraft(key);
  });
}

/** Stores the values of the surrounding form as a draft in the browser until it is saved or discarded. */
export function useDraft(key: string, isThis: (save: Save) => boolean) {
  const { watch, getValues, setValue } = useFormContext();
  const { dirtyFields, isDirty, isSubmitting } = useFormState();
  const [offer, setOffer] = useState(() => readDraft(key));
  const timer = useRef<number | undefined>(undefined);
  const now = useRef({ dirtyFields, isDirty, isSubmitting, offer, isThis });
  /** A form takes nothing while it is sent, so what is written to its record since is its own. */
  const submittedAt = useRef(Number.POSITIVE_INFINITY);
  if (isSubmitting && !now.current.isSubmitting) submittedAt.current = performance.now();
  now.current = { dirtyFields, isDirty, isSubmitting, offer, isThis };
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
      const { isSubmitting, isThis } = now.current;
      const since = submittedAt.current;
      if (isSubmitting && !isSaved.current)
        forgetOnceAccepted(key, (save) => isThis(save) && save.sentAt >= since);
      window.removeEventListener('pagehide', write);
      typing.unsubscribe();
    };
  }, [key, watch, getValues]);

  useEffect(() =>
    onSave((save) => {
      const { isSubmitting, isThis } = now.current;
      if (!save.isAccepted || !isThis(save)) return;
      // The form was left while it was sent and opened again: the draft that is offered has been accepted.
      if (readDraft(key) === null) setOffer(null);
      const isOwn = isSubmitting && save.sentAt >= submittedAt.current;
      if (!isOwn && !save.isRemoved) return;
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
