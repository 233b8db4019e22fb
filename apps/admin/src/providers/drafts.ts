/** Unsaved form input: field path → value. */
export interface Draft {
  readonly at: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Drafts are stored in the operator's browser, next to the token. */
const PREFIX = 'truemark.draft.';
/** Field names that are never stored, at any depth of a form. */
const SECRET = /password|totp|secret/i;

const prefixOf = (operator: number): string => `${PREFIX}${operator}.`;

/** Storage key of an operator's draft of a form. Two operators at one computer never see each other's drafts. */
export const draftKey = (operator: number, form: string): string => `${prefixOf(operator)}${form}`;

export function readDraft(key: string, storage: Storage = localStorage): Draft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it if it is empty. A full storage is ignored: no draft is kept, nothing fails. */
export function keepDraft(key: string, { at, fields }: Draft, storage: Storage = localStorage): void {
  const open = Object.fromEntries(Object.entries(fields).filter(([path]) => !SECRET.test(path)));
  try {
    if (Object.keys(open).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ at, fields: open }));
  } catch {
    storage.removeItem(key);
  }
}

export const forgetDraft = (key: string, storage: Storage = localStorage): void => storage.removeItem(key);

/** Drafts of decision texts: page → words, kept in memory while this window is open. */
const words = new Map<string, unknown>();

/** Removes all decision texts, for another operator who must neither see nor send them. */
export const forgetAllWords = (): void => words.clear();

export const wordsOf = <W>(page: string): W | undefined => words.get(page) as W | undefined;

export const keepWords = (page: string, said: unknown): void => void words.set(page, said);

export const forgetWords = (page: string): void => void words.delete(page);

/**
 * Removes an operator's drafts as he signs out: nothing that he typed stays on a shared computer. Those of an operator
 * whose session ended before wait for him.
 */
export function forgetDrafts(operator: number, storage: Storage = localStorage): void {
  words.clear();
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(prefixOf(operator))) storage.removeItem(key);
}

function isDraft(kept: unknown): kept is Draft {
  const { at, fields } = (kept ?? {}) as Partial<Draft>;
  return typeof at === 'number' && typeof fields === 'object' && fields !== null;
}
