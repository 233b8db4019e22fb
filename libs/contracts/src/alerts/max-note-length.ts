/** Maximum length of an alert's note, characters. */
export const MAX_NOTE_LENGTH = 100;
