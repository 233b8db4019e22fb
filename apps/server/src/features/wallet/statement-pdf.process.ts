import { setPriority } from 'node:os';
import { statementPdf } from './statement-pdf.js';
import type { StatementText } from './statement-text.js';

/** Whoever trades goes first. */
const PATIENT = 10;

setPriority(PATIENT);
process.once('disconnect', () => process.exit());
process.once('message', (statement: StatementText) => {
  statementPdf(statement).then(
    (bytes) => process.send?.(bytes),
    (error: unknown) => {
      process.stderr.write(String(error));
      process.exit(1);
    },
  );
});
