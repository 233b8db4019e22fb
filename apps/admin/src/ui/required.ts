/** What is said of a field that has to be filled, in react-admin's words. */
export const REQUIRED = { type: 'required', message: 'ra.validation.required' } as const;
