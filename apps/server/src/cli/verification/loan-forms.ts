import { assertConsistent, assertRecomputed, rowsOf } from '../../engine/kernel/consistency.js';
import { loanApplications } from '../../engine/products/loans/tables/loan-application.table.js';
import { loanStandings } from '../../engine/products/loans/tables/loan-standing.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/**
 * Verifies that each customer's form status in the lane is that of the last form, and that all earlier ones were
 * rejected.
 */
export async function verifyLoanForms(reader: DatabaseReader): Promise<string> {
  let count = 0;
  for await (const { customerId, applicationId, status } of rowsOf(reader, loanStandings)) {
    const what = `loan form of customer ${customerId}`;
    const last = await reader.first(loanApplications, 'WHERE customer_id = $1 ORDER BY id DESC', [
      customerId,
    ]);
    assertRecomputed(what, 'number', last?.id ?? null, applicationId);
    assertRecomputed(what, 'status', last?.status ?? null, status);
    count++;
  }
  const [other] = await reader.query(
    `SELECT a.id AS id, a.status AS status FROM loan_applications a
     LEFT JOIN loan_standings s ON s.application_id = a.id AND s.customer_id = a.customer_id
     WHERE s.customer_id IS NULL AND a.status <> 'rejected' ORDER BY a.id LIMIT 1`,
  );
  assertConsistent(!other, () => `loan form ${other?.id} is ${other?.status}, and nobody stands by it`);
  return `${count} customers stand as their loan forms do`;
}
