import { recall, remember } from '../../api/storage.js';
import { useAddressParams } from '../../ui/useAddressParams.js';

/** What is traded: contracts or up/down options. */
export type Product = 'contract' | 'option';

const LAST = 'product';
const SOURCES = { contract: '0', option: '1' } as const;

const productOf = (source: string | null): Product | undefined =>
  source === SOURCES.contract ? 'contract' : source === SOURCES.option ? 'option' : undefined;

/** The product in the address, else the one that the page is for now, else the one last chosen; of those on offer. */
export function useProduct(offered: readonly Product[], now?: Product) {
  const { params, change } = useAddressParams();
  const wanted = [productOf(params.get('source')), now, productOf(recall(LAST))];
  const product = wanted.find((each) => each && offered.includes(each)) ?? offered[0] ?? 'contract';
  const choose = (to: Product) => {
    remember(LAST, SOURCES[to]);
    change((address) => {
      address.set('source', SOURCES[to]);
      address.delete('type');
    });
  };
  return { product, choose };
}
