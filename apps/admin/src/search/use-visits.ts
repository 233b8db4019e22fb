import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useProducts } from '../product.js';
import type { Me } from '../providers/auth-provider.js';
import { noteOpened, rowOf } from '../providers/opened.js';

/** Records the pages of rows that are opened, however they were found. */
export function useVisits(me: Me | undefined): void {
  const { pathname } = useLocation();
  const products = useProducts();
  const operator = me?.id;
  useEffect(() => {
    const row = rowOf(pathname);
    if (operator === undefined || !row) return;
    if (products.some(({ name }) => name === row.resource)) noteOpened(operator, row.to);
  }, [pathname, operator, products]);
}
