import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { readPeople } from './seed-files.js';

/** Number of demo customers listed. */
const CUSTOMERS = 2;

/** The demo's sign-ins as lines `role email password`, of the people who still exist. */
export async function demoSignIns(reader: DatabaseReader, password: string): Promise<string[]> {
  const { operators, customers } = readPeople();
  const people = [
    ...operators.map(({ role, email }) => ({ role, email })),
    ...customers.flatMap(({ email }) => (email ? [{ role: 'customer', email }] : [])).slice(0, CUSTOMERS),
  ];
  const there = await reader.query(
    'SELECT email_key FROM operators WHERE is_active = 1 UNION ALL SELECT email_key FROM customers WHERE email_key IS NOT NULL',
  );
  const known = new Set(there.map(({ email_key: key }) => key));
  return people
    .filter(({ email }) => known.has(email))
    .map(({ role, email }) => `${role} ${email} ${password}`);
}
