import type { Product } from '../../engine/kernel/product.js';
import { PRODUCTS } from '../../engine/products/index.js';
import type { Reader } from '../../platform/database/reader.js';

/** Each product holds its own rows against each other, against the ticks and against the ledger. */
export async function verifyProducts(reader: Reader): Promise<string> {
  const found: string[] = [];
  for (const { verify } of PRODUCTS as readonly Product[]) {
    if (verify?.verified) found.push(await verify.verified(reader));
  }
  return found.join('; ');
}
