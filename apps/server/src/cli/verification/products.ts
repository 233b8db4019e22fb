import type { Product } from '../../engine/kernel/product.js';
import { PRODUCTS } from '../../engine/products/index.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Verifies each product's rows against each other, the ticks and the ledger. */
export async function verifyProducts(reader: DatabaseReader): Promise<string> {
  const found: string[] = [];
  const products: readonly Product[] = PRODUCTS;
  const writeOffs = new Set<string>(products.flatMap(({ ledger }) => ledger?.writeOffs ?? []));
  for (const { verify } of products) {
    if (verify?.verified) found.push(await verify.verified(reader, writeOffs));
  }
  return found.join('; ');
}
