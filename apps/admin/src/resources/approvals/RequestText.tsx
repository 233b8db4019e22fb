import { type Asked, isOfMoney, useRequestFacts } from './use-facts.js';

/** What a request would change, in a line; of money first how much goes where, which says itself what it is. */
export const RequestText = ({ request }: { request: Asked }) => {
  const { about, changes } = useRequestFacts(request);
  const named = [...changes, ...(isOfMoney(request) ? [] : about)].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const line = [...(isOfMoney(request) ? about.map(([, value]) => value) : []), ...named].join('; ');
  return <span title={line}>{line}</span>;
};
