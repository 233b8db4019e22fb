/**
 * Query options for forms. Records may change by themselves, such as by a clock or by what is open on them: react-admin
 * resets a form whenever its record arrives with other content, and typed input is lost. All other forms need it too:
 * on save, the values as first read are compared with the current record.
 */
export const FORM_QUERY = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
