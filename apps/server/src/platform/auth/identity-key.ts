/** Uniqueness key of an e-mail address: normalised in letter case and Unicode composition. */
export const identityKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
