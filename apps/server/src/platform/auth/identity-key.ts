/** Under which an e-mail address exists once, whatever its letter case or composition. */
export const identityKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
