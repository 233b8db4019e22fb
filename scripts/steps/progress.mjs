export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints what is being done, that it is still running, and how long it took. */
export async function step(name, work) {
  const since = Date.now();
  console.log(`${name} …`);
  const pulse = setInterval(() => console.log(`${name} … ${seconds(since)}`), 15_000);
  try {
    const result = await work();
    console.log(`${name}: done in ${seconds(since)}`);
    return result;
  } catch (error) {
    console.log(`${name}: failed after ${seconds(since)}`);
    throw error;
  } finally {
    clearInterval(pulse);
  }
}

/** A failed step; its message is all that a person needs. */
export class StepFailed extends Error {}

/** Ends the program with a message instead of a stack when a step fails. */
export async function orEnd(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
