/** Error of a required field, in react-admin's words. */
export const REQUIRED = { type: 'required', message: 'ra.validation.required' } as const;
