import { assertConsistent, assertRecomputed, rowsOf } from '../../engine/kernel/consistency.js';
import { type Loan, loans } from '../../engine/products/loans/tables/loan.table.js';
import {
  type LoanAgreement,
  loanAgreements,
} from '../../engine/products/loans/tables/loan-agreement.table.js';
import { hashOfAgreement } from '../../features/loans/agreement-text.js';
import { agreedTerms, dateOf, decryptAgreement } from '../../features/loans/signed-agreement-row.js';
import { uploads } from '../../features/uploads/upload.table.js';
import type { Cipher } from '../../platform/auth/cipher.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/**
 * Verifies that each loan has its one agreement, with the hash in the lane and a picture of the borrower's own as
 * signature. With the key (null: not available) the text is decrypted too: its hash, the loan's terms and the signing
 * day must match.
 */
export async function verifyAgreements(reader: DatabaseReader, cipher: Cipher | null): Promise<string> {
  let count = 0;
  for await (const loan of rowsOf(reader, loans)) {
    await verifyAgreement(reader, cipher, loan);
    count++;
  }
  const [loose] = await reader.query(
    `SELECT a.id AS id FROM loan_agreements a LEFT JOIN loans l ON l.agreement_id = a.id
     GROUP BY a.id HAVING COUNT(l.id) <> 1 ORDER BY a.id LIMIT 1`,
  );
  assertConsistent(!loose, () => `agreement ${loose?.id} is not that of one loan`);
  const opened = cipher ? 'and say what was signed' : 'but could NOT be opened: there are no secrets';
  return `${count} agreements are those of their loans, ${opened}`;
}

async function verifyAgreement(reader: DatabaseReader, cipher: Cipher | null, loan: Loan): Promise<void> {
  const what = `agreement of loan ${loan.id}`;
  const kept = await reader.first(loanAgreements, 'WHERE id = $1', [loan.agreementId]);
  if (!kept) return assertConsistent(false, () => `${what} is gone`);
  assertRecomputed(what, 'hash', kept.hash, loan.agreement);
  assertRecomputed(what, 'customer', kept.customerId, loan.customerId);
  const signature = await reader.first(uploads, 'WHERE id = $1', [kept.signature]);
  assertConsistent(
    signature?.ownerId === loan.customerId && signature.attachedAt !== null,
    () => `${what} is not signed by a picture of its borrower`,
  );
  if (cipher) verifyText(what, cipher, kept, loan);
}

function verifyText(what: string, cipher: Cipher, kept: LoanAgreement, loan: Loan): void {
  const signed = opened(cipher, kept);
  if (!signed) return assertConsistent(false, () => `${what} does not open by this installation's key`);
  assertRecomputed(what, 'text has a hash that', kept.hash, hashOfAgreement(signed.text));
  assertRecomputed(what, 'language', kept.lang, signed.lang);
  const { parameters } = signed;
  assertRecomputed(what, 'date', parameters.time, dateOf(kept.signedAt));
  for (const [name, agreed] of Object.entries(agreedTerms(loan))) {
    assertRecomputed(what, name, parameters[name as keyof typeof parameters], agreed);
  }
}

function opened(cipher: Cipher, kept: LoanAgreement) {
  try {
    return decryptAgreement(cipher, kept);
  } catch {
    return null;
  }
}
