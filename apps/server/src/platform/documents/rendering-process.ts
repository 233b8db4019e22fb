import { setPriority } from 'node:os';

/** Niceness of the process: trading has priority. */
const RENDERER_NICENESS = 10;

/** Main function of a process that renders one document: receives the document, replies with its bytes. */
export function runRendererProcess<Document>(render: (document: Document) => Promise<Uint8Array>): void {
  setPriority(RENDERER_NICENESS);
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
