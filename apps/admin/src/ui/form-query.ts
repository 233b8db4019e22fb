/**
 * For the form of a record that changes by itself, such as by its clock or by what is open on it: react-admin resets a
 * form whenever its record arrives anew with other content, and all that was typed is gone. For every other form as well: what
 * its fields were read as is what is compared with the record as it is when the form is saved.
 */
export const FORM_QUERY = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
