/**
 * For the form of a record that changes by itself, such as by its clock or by what is open on it: react-admin resets a
 * form whenever its record arrives anew with other content, and all that was typed is gone.
 */
export const FORM_QUERY = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
