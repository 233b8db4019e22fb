import { setPriority } from 'node:os';

/** Niceness of the process: trading has priority. */
const PATIENT = 10;

/** Main function of a process that renders one document: receives the document, replies with its bytes. */
export function renderWhatIsSent<Document>(render: (document: Document) => Promise<Uint8Array>): void {
  setPriority(PATIENT);
  process.once('disconnect', () => process.exit());
  process.once('message', (document: Document) => {
    render(document).then(
      (bytes) => process.send?.(bytes),
      (error: unknown) => {
        process.stderr.write(String(error));
        process.exit(1);
      },
    );
  });
}
