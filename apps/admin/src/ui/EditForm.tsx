import { SaveButton, type SaveButtonProps, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Unsaved } from './drafts/Unsaved.js';
import { enterFirstField } from './first-field.js';
import { RestsWhileSent } from './RestsWhileSent.js';

/**
 * React-admin resets a form whenever its record arrives with other content. These options keep typed values and the
 * dirty state: `keepDirtyValues` alone would disable the save button.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;

/** Form of an existing record. The list's row fills it at once; the loaded record then fills the untouched fields. */
export const EditForm = (props: SimpleFormProps) => (
  <SimpleForm noValidate resetOptions={KEEP_TYPED} {...props}>
    <Unsaved />
    {props.children}
    <SentByKeys />
    <RestsWhileSent />
  </SimpleForm>
);

/** Ctrl or ⌘ with Enter clicks the form's button wherever the focus is, also in multi-line fields. */
function sentByKeys(mark: HTMLElement): () => void {
  const form = mark.closest('form');
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat)
      return;
    event.preventDefault();
    event.stopPropagation();
    form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  };
  // Captured before the field: a rich-text editor would insert a line break.
  form?.addEventListener('keydown', press, { capture: true });
  return () => form?.removeEventListener('keydown', press, { capture: true });
}

/** Shortcut that clicks the form's button, for any form. */
export const SentByKeys = () => <span hidden ref={(mark) => (mark ? sentByKeys(mark) : undefined)} />;

const enterFormOf = (mark: HTMLElement | null): void =>
  enterFirstField(mark?.closest('form') ?? null, 'empty');

/** Focuses the first empty field of a form that was opened to be filled in. */
export const FromTheFirst = () => <span hidden ref={enterFormOf} />;

const enterTop = (mark: HTMLElement | null): void => enterFirstField(mark?.closest('form') ?? null);

/** Focuses the first field of a text form, whatever its content. */
export const FromTheTop = () => <span hidden ref={enterTop} />;

/**
 * Save button of a new record, enabled although nothing is typed. It rests while the record is sent: each press would
 * create another.
 */
export const SaveNewButton = (props: SaveButtonProps) => (
  <SaveButton {...props} alwaysEnable={!useFormState().isSubmitting} />
);

const ALWAYS = (
  <Toolbar>
    <SaveNewButton />
  </Toolbar>
);

/** Form of a new record. Its button is enabled from the start and shows which fields are missing. */
export const NewForm = (props: SimpleFormProps) => (
  <SimpleForm noValidate toolbar={ALWAYS} {...props}>
    <Unsaved />
    {props.children}
    <SentByKeys />
    <RestsWhileSent />
    <FromTheFirst />
  </SimpleForm>
);
