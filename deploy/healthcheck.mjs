/** Ends with 0 where the server of this container lives. */
const { PORT = '3000' } = process.env;

const answer = await fetch(`http://127.0.0.1:${PORT}/health/live`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
