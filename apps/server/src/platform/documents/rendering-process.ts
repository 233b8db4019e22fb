import { setPriority } from 'node:os';

/** Whoever trades goes first. */
const PATIENT = 10;

/** The whole of a process that renders one document: takes what is sent, answers with its bytes. */
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
