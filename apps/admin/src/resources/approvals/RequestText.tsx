import { type Asked, isOfMoney, useRequestFacts } from './use-facts.js';

/** Requested change in one line. For money, the amount and target come first, which say the kind of request too. */
export const RequestText = ({ request }: { request: Asked }) => {
  const { about, changes } = useRequestFacts(request);
  const named = [...changes, ...(isOfMoney(request) ? [] : about)].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const line = [...(isOfMoney(request) ? about.map(([, value]) => value) : []), ...named].join('; ');
  return <span title={line}>{line}</span>;
};
