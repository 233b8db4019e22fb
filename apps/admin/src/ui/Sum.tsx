import { FigureText } from './FigureText.js';
import { money } from './figures.js';
import { useCurrency } from './use-currency.js';

/** Amount in account currency, with its code. */
export const Sum = ({ value }: { value: number }) => {
  const currency = useCurrency();
  return (
    <>
      <FigureText value={value} write={money} /> {currency}
    </>
  );
};
