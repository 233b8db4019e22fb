import { FigureText } from './FigureText.js';
import { money } from './figures.js';
import { useCurrency } from './use-currency.js';

/** A sum of money in the currency of accounts, with its code. */
export const Sum = ({ value }: { value: number }) => {
  const currency = useCurrency();
  return (
    <>
      <FigureText value={value} write={money} /> {currency}
    </>
  );
};
