import { placesOf, useProducts } from '../../product.js';

/** Where the text of a key is shown, in words, where a product's pages ask for it. */
export const usePlace = (group: string): string | undefined => placesOf(useProducts())[group];
