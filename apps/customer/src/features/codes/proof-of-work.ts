/** Solves a challenge in a worker: base64 of `{challenge, solution}`. Undefined for an empty challenge. */
export function solve(challenge: string): Promise<string | undefined> {
  if (challenge === '') return Promise.resolve(undefined);
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.postMessage(challenge);
  return solved.finally(() => worker.terminate());
}
