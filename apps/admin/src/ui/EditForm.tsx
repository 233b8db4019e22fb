import { SimpleForm, type SimpleFormProps } from 'react-admin';
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
  </SimpleForm>
);

const enterFormOf = (mark: HTMLElement | null): void => enterFirstField(mark?.closest('form') ?? null);

/** In a form that was opened to be filled in: puts the cursor into its first field. */
export const FromTheFirst = () => <span hidden ref={enterFormOf} />;

/** The form of a record that is to be. */
export const NewForm = (props: SimpleFormProps) => (
  <SimpleForm noValidate {...props}>
    <Unsaved />
    {props.children}
    <FromTheFirst />
  </SimpleForm>
);
