import { placesOf, useProducts } from '../../product.js';

/** Where the text of a key is shown, in words, if a product's pages read it. */
export const usePlace = (group: string): string | undefined => placesOf(useProducts())[group];
