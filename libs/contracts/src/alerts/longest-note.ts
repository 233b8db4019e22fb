/** The longest note of an alert, characters. */
export const LONGEST_NOTE = 100;
