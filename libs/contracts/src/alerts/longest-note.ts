/** Maximum length of an alert's note, characters. */
export const LONGEST_NOTE = 100;
