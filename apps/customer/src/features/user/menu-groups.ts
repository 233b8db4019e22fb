import { MENU_GROUPS, type MenuGroupName, type Product } from '../product.js';

/** The part of the account page in which an entry of the menu stands: its product says so, all others are help and news. */
export const groupOf = (path: string, products: readonly Product[]): MenuGroupName =>
  MENU_GROUPS.find((group) =>
    products.some(({ menu }) => menu?.[group]?.some((beginning) => path.startsWith(beginning))),
  ) ?? 'help';

/** Two letters of a name, or one; of an e-mail address its first. */
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
