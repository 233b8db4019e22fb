/** Texts of refusals by their stable key. */
export type ErrorCatalogue = Readonly<Record<string, string>>;
