import { type Asked, useRequestFacts } from './use-facts.js';

/** What a request would change, before what it is about, in a line. */
export const RequestText = ({ request }: { request: Asked }) => {
  const { about, changes } = useRequestFacts(request);
  const facts = [...changes, ...about];
  const line = facts.map(([name, value]) => `${name}: ${value}`).join('; ');
  return <span title={line}>{line}</span>;
};
