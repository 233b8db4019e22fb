import i18next from 'i18next';
import { language } from '../api/language.js';
import { LAST_TITLES as KEY } from '../api/session.js';
import { readLocal, writeLocal } from '../api/storage.js';
import type { LastTitle, TitleMemory } from '../ui/shown.js';
import { routeAt } from './page-table.js';

interface Kept {
  readonly lang: string;
  readonly pages: Readonly<Record<string, LastTitle>>;
}

function kept(): Kept {
  const none = { lang: language(), pages: {} };
  try {
    const found = JSON.parse(readLocal(KEY) ?? 'null') as Kept | null;
    return found?.lang === none.lang ? found : none;
  } catch {
    return none;
  }
}

/** An address that shows different things by id has no title of its own. */
function keep({ pathname, search }: Pick<Location, 'pathname' | 'search'>, now: LastTitle): void {
  if (new URLSearchParams(search).has('id')) return;
  const before = kept();
  const last = before.pages[pathname];
  if (last?.title === now.title && last.back === now.back && last.wide === now.wide) return;
  writeLocal(KEY, JSON.stringify({ ...before, pages: { ...before.pages, [pathname]: now } }));
}

/** Default title of a page not yet visited on this device; undefined if it varies or its texts are not loaded. */
function usual(path: string): LastTitle | undefined {
  const { title, wide = false, kept: isForemost } = routeAt(path) ?? {};
  if (title === undefined || !i18next.exists(title)) return undefined;
  return { title: i18next.t(title), back: !isForemost, wide };
}

/** Titles of pages, stored on this device for the session. `public/early.js` reads them too. */
export const titles: TitleMemory = { last: (path) => kept().pages[path] ?? usual(path), keep };
