import { MENU_GROUPS, type MenuGroupName, type Product } from '../product.js';

/** Section of a menu entry on the account page, as its product declares it; all others are in help. */
export const groupOf = (path: string, products: readonly Product[]): MenuGroupName =>
  MENU_GROUPS.find((group) =>
    products.some(({ menu }) => menu?.[group]?.some((beginning) => path.startsWith(beginning))),
  ) ?? 'help';

/** One or two initials of a name; the first letter of an e-mail address. */
export function initialsOf(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toUpperCase();
}
