/** What was typed into a form and not saved: path of the field → value. */
export interface Draft {
  readonly at: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Drafts stay in the browser of who typed them, beside the token. */
const PREFIX = 'truemark.draft.';
/** What is never kept, wherever in a form it stands. */
const SECRET = /password|totp|secret/i;

/** Whose draft of which form it is: two operators at one computer never read each other's. */
export const draftKey = (operator: number, form: string): string => `${PREFIX}${operator}.${form}`;

export function readDraft(key: string, storage: Storage = localStorage): Draft | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, or nothing where there is nothing to keep. A full browser keeps no draft and stops nobody. */
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

/** What was written beside a decision that is not made yet: page → words, as long as this window is open. */
const words = new Map<string, unknown>();

export const wordsOf = <W>(page: string): W | undefined => words.get(page) as W | undefined;

export const keepWords = (page: string, said: unknown): void => void words.set(page, said);

export const forgetWords = (page: string): void => void words.delete(page);

/** At the sign-out: nothing that was typed stays at a computer that others use. */
export function forgetDrafts(storage: Storage = localStorage): void {
  words.clear();
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

function isDraft(kept: unknown): kept is Draft {
  const { at, fields } = (kept ?? {}) as Partial<Draft>;
  return typeof at === 'number' && typeof fields === 'object' && fields !== null;
}
