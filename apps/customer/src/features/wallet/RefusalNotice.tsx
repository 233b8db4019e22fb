import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { offeredProducts } from '../offered.js';
import { optionalPart } from '../optional-part.js';
import type { RefusalNotice as Declared } from '../product.js';

/** The refusal without its product's words and links. */
const Plain = ({ text }: { text: string }) => <NoticeBanner card label={text} head={text} />;

const load = ({ keys, notice }: Declared) => ({
  keys,
  Notice: optionalPart(notice, { Failed: Plain }),
});
const NOTICES = offeredProducts().flatMap(({ refusalNotice }) =>
  refusalNotice ? [load(refusalNotice)] : [],
);

/** Whether a refusal is shown above the form, not at a field. */
export const isToldAbove = (key: string): boolean => NOTICES.some(({ keys }) => keys.includes(key));

/** Notice from the product that refuses. */
export function RefusalNotice({ refusal: { key, message } }: { refusal: { key: string; message: string } }) {
  const found = NOTICES.find(({ keys }) => keys.includes(key));
  return found && <found.Notice text={message} />;
}
