import { useProducts } from '../../product.js';

/** Where the text of a key is shown, in words, where a product's pages ask for it. */
export function usePlace(group: string): string | undefined {
  const place = useProducts().find(({ pageTexts = {} }) => Object.hasOwn(pageTexts, group));
  return place?.pageTexts?.[group];
}
