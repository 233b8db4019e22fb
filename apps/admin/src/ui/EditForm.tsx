import { SaveButton, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import { Unsaved } from './drafts/Unsaved.js';
import { enterFirstField } from './first-field.js';

/**
 * React-admin resets a form whenever its record arrives anew with other content. What was typed stays typed, and the
 * form stays dirty: `keepDirtyValues` alone would disable its button.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;

/** The form of a record that exists: the list's row fills it at once, the record's own answer what nobody typed into. */
export const EditForm = (props: SimpleFormProps) => (
  <SimpleForm noValidate resetOptions={KEEP_TYPED} {...props}>
    <Unsaved />
    {props.children}
    <SentByKeys />
  </SimpleForm>
);

/** Ctrl or ⌘ with Enter presses the form's button from wherever the cursor is, also where Enter begins a line. */
function sentByKeys(mark: HTMLElement): () => void {
  const form = mark.closest('form');
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.repeat)
      return;
    event.preventDefault();
    event.stopPropagation();
    form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  };
  // Before the field itself hears it: an editor of texts would begin a line.
  form?.addEventListener('keydown', press, { capture: true });
  return () => form?.removeEventListener('keydown', press, { capture: true });
}

/** In every form: the keys that press its button. */
export const SentByKeys = () => <span hidden ref={(mark) => (mark ? sentByKeys(mark) : undefined)} />;

const enterFormOf = (mark: HTMLElement | null): void =>
  enterFirstField(mark?.closest('form') ?? null, 'empty');

/** In a form that was opened to be filled in: puts the cursor into its first field that is empty. */
export const FromTheFirst = () => <span hidden ref={enterFormOf} />;

const enterTop = (mark: HTMLElement | null): void => enterFirstField(mark?.closest('form') ?? null);

/** In a form of written text: puts the cursor into its first field, whatever stands in it. */
export const FromTheTop = () => <span hidden ref={enterTop} />;

const ALWAYS = (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
);

/** The form of a record that is to be: pressed too early its button says which fields are missing. */
export const NewForm = (props: SimpleFormProps) => (
  <SimpleForm noValidate toolbar={ALWAYS} {...props}>
    <Unsaved />
    {props.children}
    <SentByKeys />
    <FromTheFirst />
  </SimpleForm>
);
